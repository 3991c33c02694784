/** Pages of a list, with the `Link` header that clients follow. Sizes as on GitHub: 30 by default, 100 at most. */
import { type Answer, ok } from "./answer.ts";

export function page(items: readonly unknown[], url: URL): Answer {
  const size = Math.min(100, positive(url.searchParams.get("per_page"), 30));
  const current = positive(url.searchParams.get("page"), 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const links = [
    ...(current > 1 ? [link(url, Math.min(current - 1, last), "prev")] : []),
    ...(current < last ? [link(url, current + 1, "next"), link(url, last, "last")] : []),
    ...(current > 1 ? [link(url, 1, "first")] : []),
  ];
  return ok(items.slice((current - 1) * size, current * size), links.length > 0 ? { link: links.join(", ") } : {});
}

function link(url: URL, number: number, relation: string): string {
  const target = new URL(url);
  target.searchParams.set("page", String(number));
  return `<${target.href}>; rel="${relation}"`;
}

function positive(text: string | null, otherwise: number): number {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}
