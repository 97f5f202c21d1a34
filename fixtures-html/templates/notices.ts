import type { Notice } from '../server/notices';
import { isMiniCartReveal } from './globals';
import { html, raw, nothing, type Markup } from './markup';
import type { View } from './view';

function flatsomeNotice(view: View, notice: Notice): Markup {
  switch (notice.kind) {
    case 'success':
      return html`<div class="woocommerce-message message-wrapper" role="alert"><div class="message-container container success-color medium-text-center"><i class="icon-checkmark"></i>${notice.content}${isMiniCartReveal(view) ? html`<span class="added-to-cart" data-timer=""></span>` : nothing}</div></div>`;
    case 'info':
      return html`<div class="woocommerce-info message-wrapper"><div class="message-container container medium-text-center">${notice.content}</div></div>`;
    case 'error':
      return html`<div class="message-container container alert-color medium-text-center"><span class="message-icon icon-close"></span> ${notice.content}</div>`;
  }
}

function plainNotice(_view: View, notice: Notice): Markup {
  switch (notice.kind) {
    case 'success':
      return html`<div class="woocommerce-message" role="alert">${notice.content}</div>`;
    case 'info':
      return html`<div class="woocommerce-info" role="status">${notice.content}</div>`;
    case 'error':
      return notice.content;
  }
}

/** The notices of one kind of template; errors share one list, each other notice has its own box. */
export function noticeList(view: View, notices: readonly Notice[]): Markup {
  const isFlatsome = view.visitor.situation.theme === 'flatsome';
  const one = isFlatsome ? flatsomeNotice : plainNotice;
  const errors = notices.filter((notice) => notice.kind === 'error');
  const errorList =
    errors.length === 0
      ? nothing
      : html`<ul class="woocommerce-error${isFlatsome ? ' message-wrapper' : ''}" role="alert">${errors.map(
          (notice) =>
            html`<li${notice.fieldId ? html` data-id="${notice.fieldId}"` : nothing}>${one(view, notice)}</li>`,
        )}</ul>`;
  return html`${errorList}${notices.filter((notice) => notice.kind !== 'error').map((notice) => one(view, notice))}`;
}

export function noticesWrapper(view: View, notices: readonly Notice[]): Markup {
  return html`<div class="woocommerce-notices-wrapper">${noticeList(view, notices)}</div>${raw('\n')}`;
}
