import { html, type Markup } from '../templates/markup';
import type { Visitor } from './visitor';

export type NoticeKind = 'success' | 'error' | 'info';

export interface Notice {
  readonly kind: NoticeKind;
  readonly content: Markup;
  /** The form field an error is about. */
  readonly fieldId?: string;
}

export const REFUSED_LOGIN = html`<strong>Error:</strong> The username or password you entered is incorrect.`;

export function queueNotice(
  visitor: Visitor,
  kind: NoticeKind,
  content: Markup,
  fieldId?: string,
): void {
  visitor.notices.push(fieldId === undefined ? { kind, content } : { kind, content, fieldId });
}

/** Notices are printed once: whoever prints them takes them. */
export function takeNotices(visitor: Visitor): Notice[] {
  const taken = visitor.notices;
  visitor.notices = [];
  return taken;
}
