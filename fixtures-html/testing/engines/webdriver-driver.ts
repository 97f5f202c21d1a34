import { writeFile } from 'node:fs/promises';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { Command, Name } from 'selenium-webdriver/lib/command.js';

import type { Driver, KeyName } from './driver';
import { inTime } from './in-time';

const KEYS: Readonly<Record<KeyName, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Home: Key.HOME,
  End: Key.END,
  ' ': Key.SPACE,
};

/** The page that was there before is marked. */
const IS_LOADED = "return !globalThis.isLeft && document.readyState === 'complete'";

/**
 * Milliseconds that a page has to answer: one that has just been left for a page from memory never does,
 * as what would end its script rests with it.
 */
const ANSWER_LIMIT_MS = 3_000;

/** WebKit, by WebDriver. */
export function webdriverDriver(browser: WebDriver): Driver {
  return {
    async goto(url) {
      await browser.executeScript('globalThis.isLeft = true');
      await browser.get(url);
      await browser.wait(() => browser.executeScript<boolean>(IS_LOADED).catch(() => false));
    },
    run<Input, Output>(task: (input: Input) => Output, argument: Input) {
      const answer = browser.executeScript<Output>(`return (${task})(arguments[0])`, argument);
      return inTime(answer, ANSWER_LIMIT_MS);
    },
    async point(kind, path, isPressed) {
      const [first, ...rest] = path.map(({ x, y }) => ({
        type: 'pointerMove',
        duration: 20,
        x: Math.round(x),
        y: Math.round(y),
      }));
      const actions = isPressed
        ? [first, { type: 'pointerDown', button: 0 }, ...rest, { type: 'pointerUp', button: 0 }]
        : [first, ...rest];
      const pointer = { type: 'pointer', id: kind, parameters: { pointerType: kind }, actions };
      const command = new Command(Name.ACTIONS).setParameter('actions', [pointer]);
      await browser.execute(command).catch((error: Error) => {
        // A page that a press leads away from may not tell any more that it was pressed.
        if (!isPressed || error.message) throw error;
      });
    },
    async key(name, isShifted) {
      const key = KEYS[name as KeyName] ?? name;
      const actions = browser.actions({ async: true });
      if (isShifted) actions.keyDown(Key.SHIFT);
      actions.keyDown(key).keyUp(key);
      if (isShifted) actions.keyUp(Key.SHIFT);
      await actions.perform();
    },
    async type(text) {
      const actions = browser.actions({ async: true });
      for (const character of text) actions.keyDown(character).keyUp(character);
      await actions.perform();
    },
    upload: async (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
    async resize(width, height) {
      const chrome = await browser.executeScript<[number, number]>(
        'return [outerWidth - innerWidth, outerHeight - innerHeight]',
      );
      const window = browser.manage().window();
      await window.setRect({ x: 0, y: 0, width: width + chrome[0], height: height + chrome[1] });
    },
    async setCookie(url, name, value) {
      // Cookies are set for the page that is open.
      await this.goto(url);
      await browser.manage().addCookie({ name, value, path: '/', httpOnly: true });
    },
    cookieNames: async () => (await browser.manage().getCookies()).map(({ name }) => name),
    async openTab() {
      const before = await browser.getWindowHandle();
      await browser.switchTo().newWindow('window');
      const { closeTab, ...others } = webdriverDriver(browser);
      return {
        ...others,
        async closeTab() {
          await closeTab();
          await browser.switchTo().window(before);
        },
      };
    },
    closeTab: () => browser.close(),
    screenshot: async (file) => writeFile(file, await browser.takeScreenshot(), 'base64'),
  };
}
