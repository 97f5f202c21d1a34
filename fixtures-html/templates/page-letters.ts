import { layout } from './layout';
import { html, type Markup } from './markup';
import { signUpBlock, type SignUpBlock } from './sign-up-block';
import type { View } from './view';

const LETTERS: SignUpBlock = {
  id: '1',
  afterwards: 'summary',
  title: 'Letters from the mill',
  text: 'Once a month: what is on the loom, what is back in stock, and how to mend it.',
  thanks: 'Thank you. The first letter is on its way.',
  names: 'optional',
  telephone: true,
  consent: 'message',
};

const MESSAGE: SignUpBlock = {
  id: '2',
  afterwards: 'message',
  title: 'Sale days',
  text: 'A note on the morning of each sale, and nothing else.',
  thanks: 'You are on the list.',
  thanksText: 'We will write on the morning of the next sale.',
  names: 'hidden',
  telephone: false,
  consent: 'checkbox',
  list: '7',
};

/** Blocks of every kind and generation; `?redirect=` sets where the third one leads. */
function allBlocks(redirect: string): readonly SignUpBlock[] {
  return [
    LETTERS,
    MESSAGE,
    {
      ...MESSAGE,
      id: '3',
      afterwards: 'redirect',
      title: 'Lookbook',
      redirect,
      consent: 'none',
      list: '',
    },
    { ...MESSAGE, id: '4', afterwards: undefined, title: 'Old letters', names: 'required' },
  ];
}

export function lettersPage(view: View): Markup {
  return layout(view, { title: LETTERS.title, content: signUpBlock(view, LETTERS) });
}

export function allLettersPage(view: View, redirect: string): Markup {
  return layout(view, {
    title: 'All letters',
    content: html`<h1 class="entry-title">All letters</h1><div class="letters-grid">${allBlocks(redirect).map((block) => signUpBlock(view, block))}</div>`,
  });
}
