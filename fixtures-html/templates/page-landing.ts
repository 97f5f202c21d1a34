import { craftSteps, movingBanner } from './blocks/banner';
import { pictures } from './blocks/media';
import { numbers } from './blocks/numbers';
import { craftNote, cut, dye, fibre, mending } from './blocks/sections';
import { questions } from './blocks/tabs';
import { film } from './blocks/video';
import { layout } from './layout';
import { html, type Markup } from './markup';
import type { View } from './view';

/** A long page with anchors, as a page editor puts it together from blocks. */
export function landingPage(view: View): Markup {
  return layout(view, {
    title: 'How our clothes are made',
    intro: movingBanner(view),
    content: html`<h1>How our clothes are made</h1>${craftNote}${fibre}${craftSteps(view)}${numbers(view)}${dye}${cut}${pictures}${film}${mending}${questions}`,
  });
}
