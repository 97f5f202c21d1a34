import type { ServerElement } from '../../shared/dom/html/server-tree';
import type { KeysOf } from '../../shared/islands/ServerMarkup';

/**
 * Elements of one kind, such as the products that the mini-cart offers, are known by the first product or
 * address in each. What islands and other scripts have put on one is never found on another.
 */
export const productKeys: KeysOf = (nodes) => {
  const kinds = nodes.map((node) =>
    typeof node === 'string' ? '' : `${node.tag}.${node.attributes.class?.split(' ')[0]}`,
  );
  const times = new Map<string, number>();
  return nodes.map((node, index) => {
    const kind = kinds[index]!;
    const isListed = kinds.indexOf(kind) < kinds.lastIndexOf(kind);
    const subject = typeof node !== 'string' && isListed && subjectOf(node);
    if (!subject) return undefined;
    const name = `${kind} ${subject}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return `${name} ${time}`;
  });
};

/** The first product or address that a node names; a link's own may be another one each time, by a nonce. */
function subjectOf({ attributes, children }: ServerElement): string | undefined {
  const inner = children.map((child) =>
    typeof child === 'string' ? undefined : (subjectOf(child) ?? child.attributes.href),
  );
  return attributes['data-product_id'] ?? inner.find(Boolean);
}
