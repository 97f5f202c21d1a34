import { md5, shortSignature } from './digest';
import type { Visitor } from './visitor';

const QUIZZES = [
  ['The capital of France?', 'Paris'],
  ['Two plus two?', '4'],
] as const;

/** A question, and the hash of its answer that goes along in a hidden field; another one each time. */
export function askQuiz(visitor: Visitor): readonly [question: string, hash: string] {
  const [question, answer] = QUIZZES[visitor.quizzesAsked++ % QUIZZES.length]!;
  return [question, md5(answer.toLowerCase())];
}

export function isQuizAnswer(answer: string, hash: string): boolean {
  return md5(answer.trim().toLowerCase()) === hash;
}

/** A picture of digits. Its name is the challenge, which the form sends back with the answer. */
export function askCaptcha(visitor: Visitor): { url: string; challenge: string } {
  const challenge = String(1000 + visitor.captchasAsked.length);
  visitor.captchasAsked.push(challenge);
  return { url: `/wp-content/uploads/wpcf7_captcha/${challenge}.png`, challenge };
}

/** The digits in a picture. */
export function captchaAnswer(visitor: Visitor, challenge: string): string {
  const signature = shortSignature(visitor.captchaSecret, challenge);
  return String(Number.parseInt(signature, 16) % 10_000).padStart(4, '0');
}

/** Each picture can be answered once. */
export function isCaptchaAnswer(visitor: Visitor, challenge: string, answer: string): boolean {
  const index = visitor.captchasAsked.indexOf(challenge);
  if (index === -1) return false;
  visitor.captchasAsked[index] = '';
  return captchaAnswer(visitor, challenge) === answer.trim();
}
