import { isPlainPress } from '../../shared/dom/input/plain-press';
import { createEdits } from '../../shared/dom/regions/page-edits';
import type { IslandContext, ReactMount } from '../../shared/islands/island';
import { loadChunk } from '../../shared/platform/load-chunk';
import { navigate } from '../../shared/platform/navigate';
import { savesData } from '../../shared/platform/saves-data';
import { askForProduct } from './answers';
import { openQuickView } from './open-quick-view';
import { readProductLink } from './product-link';
import { classes } from './quick-view.contract';

const loadDialog = (): Promise<typeof import('../../shared/dom/dialog/open-panel')> =>
  loadChunk(() => import('../../shared/dom/dialog/open-panel'));

/**
 * Why an island: the dialog with its states of loading and failure is drawn here, around the shop's
 * markup for the product.
 *
 * Sources: specification section 2 "Quick view", platform document "theme", section 15.
 *
 * @throws when the link does not say which product it means: it stays a link
 */
const mountLink = (element: HTMLElement, context: IslandContext): void => {
  const { signal } = context;
  const link = element as HTMLAnchorElement;
  const product = readProductLink(link);
  const ask = () => askForProduct(product.id);

  const edits = createEdits(signal);
  edits.toggleClass(link, classes.taken, true);
  edits.attributes(link, { 'aria-haspopup': 'dialog', 'aria-expanded': 'false' });
  // A dozen links of one name would not say which product each shows. What can be read stays in it.
  const label = link.textContent.trim();
  if (label && product.title && !label.includes(product.title) && !link.ariaLabel)
    edits.attributes(link, { 'aria-label': `${label}: ${product.title}` });
  // The browser's own ways of opening a link lead to the product.
  if (product.url) edits.attributes(link, { href: product.url });

  let isPrepared = false;
  const prepare = (): void => {
    if (isPrepared || savesData()) return;
    // Once each time that somebody comes near: a failure is met again by the press.
    isPrepared = true;
    for (const loading of [loadDialog(), ask()]) loading.catch(() => undefined);
  };
  for (const intent of ['pointerover', 'pointerdown', 'focusin']) {
    link.addEventListener(intent, prepare, { signal });
  }
  for (const end of ['pointerleave', 'focusout'])
    link.addEventListener(end, () => (isPrepared = false), { signal });
  link.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || !isPlainPress(event)) return;
      event.preventDefault();
      // It is on its way while the dialog's code comes.
      ask().catch(() => undefined);
      loadDialog()
        .then((dialog) => openQuickView({ link, product, ask, context, dialog }))
        .catch(() => navigate(product.url));
    },
    { signal },
  );
};

export const mount: ReactMount = Object.assign(mountLink, { runtime: 'react' as const });
