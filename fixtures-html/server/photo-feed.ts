import { feedPhotos } from '../templates/blocks/photo-feed';
import { jsonAnswer, type ShopRequest } from './http';
import { readFeedData } from './photo-feed-data';
import { viewOf } from './request-view';

/** As the photographers wrote. */
const CAPTIONS = [
  'The green jumper and a camel scarf, first frost of the year',
  'Market morning with the canvas tote',
  'Camel coat, third winter, second lining',
  'Tee and jeans laid out for the train',
  'The burgundy cardigan, back from the mending bench',
  'White shirt and the belt that outlived two pairs of trousers',
];

/** The theme's call for a photo feed: a GET, without nonce. */
export function answerPhotoFeed(c: ShopRequest): Response {
  const data = new URL(c.req.url).searchParams.get('data') ?? '';
  const settings = readFeedData(c.get('visitor'), data);
  if (typeof settings === 'string') return jsonAnswer({ success: false, data: settings });
  return jsonAnswer({
    success: true,
    data: String(feedPhotos(viewOf(c, 'fragment'), CAPTIONS.slice(0, settings.photos))),
  });
}
