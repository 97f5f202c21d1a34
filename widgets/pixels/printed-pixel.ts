import { platformName } from '../../shared/platform/names';
import { isRecord } from '../../shared/platform/page-settings';
import { pixelPage } from '../../shared/platform/pixel-page';
import { printedObject } from '../../shared/platform/printed-object';
import { readSetting } from '../../shared/platform/settings';
import { settings } from './pixels.settings';

export const PAGE_VIEW = 'PageView';

/** Seconds after which a page that the server sent must have come from a cache. */
const FRESH_SECONDS = 1800;

/** An event that is to be reported. */
export interface PixelEvent {
  method: string;
  name: string;
  params: Readonly<Record<string, unknown>>;
  /** The server reports the event by this id as well, and the network counts one of them. */
  eventId: string | undefined;
  /** Whether the plugin has printed it, for its own script. */
  isPrinted: boolean;
}

/** What a page says of the pixel, and of what is to be reported. */
export interface PrintedPixel {
  /** `undefined` where the page names no pixel. */
  id: string | undefined;
  /** `{source}-{version}-{pluginVersion}`; empty where the page does not say. */
  agent: string;
  /** What the shop knows of the shopper, in clear. */
  userData: Readonly<Record<string, unknown>>;
  /** The page view, which every page has, and what else the plugin has printed, in its order. */
  events: readonly PixelEvent[];
}

/**
 * Reads the element of the pixel, the page's settings, the plugin's data, and the plugin's own
 * snippet where the shop keeps it from running.
 *
 * On a page from a cache the shopper's data and the events' ids are those of another shopper: they are
 * left out, and the agent says so.
 *
 * Source: platform document "theme", section 26.
 */
export function readPixel(element: HTMLElement): PrintedPixel {
  const { __wc_fb_page_generated: generated } = pixelPage;
  const isCached = Date.now() / 1000 - Number(generated) > FRESH_SECONDS;
  const snippet = readSnippet();
  const printed = readEvents();
  const view = printed.find(({ name }) => name === PAGE_VIEW) ?? {
    method: 'track',
    name: PAGE_VIEW,
    params: {},
    eventId: undefined,
    isPrinted: false,
  };
  const { user_data: eventData, ...params } = view.params;
  const agent = readSetting(settings.agent, element) ?? snippet.agent;
  const userData = {
    ...snippet.userData,
    ...(isRecord(eventData) && eventData),
    ...readSetting(settings.userData, element),
  };
  const events = [
    { ...view, params: { ...versionsIn(agent), ...params } },
    ...printed.filter((event) => event !== view).map(withoutUserData),
  ];
  return {
    id: readSetting(settings.id, element),
    agent: isCached ? agent.replace(/\d+(?:\.\d+){2}/, '$&_c') : agent,
    userData: isCached ? {} : userData,
    events: isCached ? events.map((event) => ({ ...event, eventId: undefined })) : events,
  };
}

/** Of the shopper only what goes with the page view is sent, as only that is hashed. */
function withoutUserData(event: PixelEvent): PixelEvent {
  const { user_data: _userData, ...params } = event.params;
  return { ...event, params };
}

/** The events that the plugin has printed for its own script. */
function readEvents(): PixelEvent[] {
  const { eventQueue, staticEvents } = pixelPage.wc_facebook_pixel_data ?? {};
  const events: unknown = eventQueue ?? staticEvents;
  if (!Array.isArray(events)) return [];
  return events.filter(isRecord).flatMap(({ name, method, params, eventId }) =>
    typeof name === 'string' && name
      ? {
          method: method === 'trackCustom' ? method : 'track',
          name,
          params: isRecord(params) ? params : {},
          eventId: typeof eventId === 'string' && eventId ? eventId : undefined,
          isPrinted: true,
        }
      : [],
  );
}

/** `woocommerce-11.0.1-3.7.3`; behind the source there may be flags: `woocommerce_2-11.0.1-3.7.3`. */
function versionsIn(agent: string): Record<string, string> {
  const [, source, version, pluginVersion] = /^([^-_]+)[^-]*-([\d.]+)-([\d.]+)/.exec(agent) ?? [];
  return {
    source: source ?? platformName('shopPlugin'),
    ...(version && { version }),
    ...(pluginVersion && { pluginVersion }),
  };
}

/**
 * What the plugin's snippet would say when it begins: `fbq('init', '1', {"em": "…"}, {"agent": "…"})`,
 * where later versions have functions around both.
 */
function readSnippet(): { agent: string; userData: Readonly<Record<string, unknown>> } {
  const scripts = document.querySelectorAll('script[type="text/plain"]');
  const codes = [...scripts].map(({ textContent }) => textContent.split("fbq('init'", 2)[1]);
  const begins = codes.find((code) => code !== undefined) ?? '';
  const [, agent = ''] = /(?:"agent":\s*"|\ba=')([^"']*)/.exec(begins) ?? [];
  const start = begins.search(/\{\s*"(?!agent")/);
  return { agent, userData: printedObject(begins.slice(start)) ?? {} };
}
