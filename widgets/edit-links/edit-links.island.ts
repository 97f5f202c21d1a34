import { createEdits } from '../../shared/dom/regions/page-edits';
import { safeUrl } from '../../shared/platform/safe-url';
import type { Mount } from '../../shared/islands/island';
import { canEditPages } from '../../shared/platform/page-editor';
import { text } from '../../shared/platform/strings';
import { classes, selectors, strings } from './edit-links.contract';
import { menuIdOf, withMenuId } from './edit-links.model';

/**
 * Why a behaviour: each mark that the server prints before a block becomes two links over the block's
 * corner, which pointer and keyboard reach alike. Its element is the parent of such marks, since they
 * leave the page.
 *
 * Source: platform document "theme", section 23.7.
 */
export const mount: Mount = (parent, { signal }) => {
  if (!canEditPages()) return;
  const edits = createEdits(signal);
  for (const mark of parent.querySelectorAll<HTMLElement>(selectors.link)) {
    const block = mark.nextElementSibling;
    const { link: builder, backend } = mark.dataset;
    const menuId = menuIdOf(mark.closest(selectors.menuEntry)?.id);
    const bar = createBar(mark.dataset['title'] || text('editBlockUntitled', strings.untitled), [
      createLink('builder', text('editBlockBuilder', strings.builder), builder, menuId),
      createLink('backend', text('editBlockBackend', strings.backend), backend),
    ]);
    if (block) edits.toggleClass(block, classes.hasLinks, true);
    mark.replaceWith(bar);
    signal.addEventListener('abort', () => bar.replaceWith(mark));
  }
};

function createBar(title: string, links: ReadonlyArray<HTMLElement | ''>): HTMLElement {
  const bar = document.createElement('div');
  bar.className = classes.bar;
  bar.setAttribute('role', 'group');
  bar.setAttribute('aria-label', text('editBlock', strings.label, { title }));
  const name = document.createElement('span');
  name.textContent = title;
  bar.append(name, ...links);
  return bar;
}

/** @returns nothing for an address that leads nowhere, or that no link may have */
function createLink(
  kind: 'builder' | 'backend',
  label: string,
  raw: string | undefined,
  menuId?: string,
): HTMLElement | '' {
  const address = safeUrl(raw);
  if (address === undefined) return '';
  const link = document.createElement('a');
  link.className = classes.button + kind;
  link.href = withMenuId(address, menuId);
  link.textContent = label;
  return link;
}
