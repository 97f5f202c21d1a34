import { html, type Markup } from './markup';
import { absolute, type View } from './view';

/** The platform's bar at the top of the window, for those who may edit what they see. */
export function adminBar(view: View): Markup {
  return html`<div id="wpadminbar" class="nojq"><nav class="quicklinks" aria-label="Toolbar"><ul class="ab-top-menu"><li id="wp-admin-bar-site-name"><a class="ab-item" href="${absolute(view, '/wp-admin/')}">Harrow &amp; Vale</a></li><li id="wp-admin-bar-edit"><a class="ab-item" href="${absolute(view, '/wp-admin/post.php?post=12&action=edit')}">Edit page</a></li></ul></nav></div>
`;
}

/** What the theme prints before a block, for those who may edit it: no more than a mark. */
export function editMark(view: View, title: string, id: number): Markup | '' {
  if (!view.visitor.situation.editor) return '';
  const builder = absolute(view, `/wp-admin/edit.php?page=uxbuilder&post_id=${id}`);
  const backend = absolute(view, `/wp-admin/post.php?post=${id}&action=edit`);
  return html`<div class="block-edit-link" data-title="${title}" data-backend="${backend}" data-link="${builder}"></div>`;
}
