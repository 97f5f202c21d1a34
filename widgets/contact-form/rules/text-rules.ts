import type { Field } from './fields';
import { everyText, readInteger, type Check, type RuleProperties } from './rule';

/**
 * Rules about texts and choices.
 * Source: specification section 5 "Contact form"; platform document "forms-swatches-consent",
 * section A.6.6.
 */
export const textRules = {
  required: () => (field: Field) => field.texts.length > 0,
  email: () => everyText(isEmail),
  url: () => everyText(isUrl),
  tel: () => everyText(isTelephoneNumber),
  enum: (properties: RuleProperties): Check => {
    const accepted = properties.list('accept');
    return everyText((text) => accepted.includes(text));
  },
  /** Also an empty field fails: the server judges so too. */
  minitems: (properties: RuleProperties): Check => {
    const least = readInteger(properties);
    return ({ texts }) => !(texts.length < least);
  },
  maxitems: (properties: RuleProperties): Check => {
    const most = readInteger(properties);
    return ({ texts }) => !(texts.length > most);
  },
  minlength: (properties: RuleProperties): Check => {
    const least = readInteger(properties);
    return ({ texts }) => texts.length === 0 || !(countUnits(texts) < least);
  },
  maxlength: (properties: RuleProperties): Check => {
    const most = readInteger(properties);
    return ({ texts }) => !(countUnits(texts) > most);
  },
};

/** UTF-16 units of all texts together: most emoji count two. */
function countUnits(texts: readonly string[]): number {
  return texts.reduce((total, text) => total + text.length, 0);
}

const EMAIL_MIN_LENGTH = 6;
const EMAIL_LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~.-]+$/;
const DOMAIN_LABEL = /^(?!-)[a-z\d-]+$/i;

function isEmail(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const labels = domain.split('.');
  return (
    text.length >= EMAIL_MIN_LENGTH &&
    more.length === 0 &&
    EMAIL_LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !label.endsWith('-'))
  );
}

const URL_SCHEMES = new Set(
  (
    'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel ' +
    'fax xmpp webcal urn'
  ).split(' '),
);

function isUrl(text: string): boolean {
  try {
    return URL_SCHEMES.has(new URL(text).protocol.slice(0, -1));
  } catch {
    return false;
  }
}

/** The plus sign counts, as it does on the server: `+` and five digits are long enough. */
const TELEPHONE_NUMBER = /^(?=.{6,15}$)\+?\d+$/;

function isTelephoneNumber(text: string): boolean {
  const number = text
    .replace(/[#*].*$/s, '')
    .replace(/[()/.\s-]+/g, '')
    .replace(/^(?:\+|00)[+0]*/, '+');
  return TELEPHONE_NUMBER.test(number);
}
