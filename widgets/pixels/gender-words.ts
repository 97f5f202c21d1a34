/** Words by which people say that somebody is a man or a woman, as the network knows them. */
const MALE =
  'm male man boy guy lad fellow chap bloke dude gentleman lord sir mister mr ' +
  'he him his himself father dad daddy papa son brother uncle nephew husband boyfriend groom widower ' +
  'king prince duke count emperor god';
const FEMALE =
  'f female woman girl gal lass maiden chick belle lady dame madam maam miss mrs ms ' +
  'she her hers herself mother mom mommy mama daughter sister aunt niece wife girlfriend bride widow ' +
  'queen princess duchess countess empress goddess';

/**
 * @param word in small letters
 * @returns one letter; `undefined` for every other word, as the network knows no other gender
 */
export function genderOf(word: string): 'm' | 'f' | undefined {
  if (MALE.split(' ').includes(word)) return 'm';
  return FEMALE.split(' ').includes(word) ? 'f' : undefined;
}
