import { expect, it } from 'vitest';

import { closePopups } from './close-popups';

it('closes the dialog in front first, which stands before the others', async () => {
  const closed: string[] = [];
  for (const name of ['behind', 'in front']) {
    const host = document.createElement('div');
    host.innerHTML = '<div class="mfp-wrap"><button class="mfp-close"></button></div>';
    host.querySelector('button')!.addEventListener('click', () => {
      closed.push(name);
      host.remove();
    });
    document.body.prepend(host);
  }
  await closePopups(new AbortController().signal);
  expect(closed).toEqual(['in front', 'behind']);
});

it.each(['', '<button class="mfp-close"></button>'])(
  'ends for a popup that stays: "%s"',
  async (close) => {
    document.body.innerHTML = `<div class="mfp-wrap">${close}</div>`;
    await closePopups(new AbortController().signal);
    expect(document.querySelector('.mfp-wrap')).not.toBeNull();
  },
);
