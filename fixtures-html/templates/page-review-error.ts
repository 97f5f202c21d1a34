import { html, type Markup } from './markup';

/** The platform's bare page for a review that it refuses; the browser's Back keeps what was typed. */
export function reviewErrorPage(message: string): Markup {
  return html`<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="UTF-8"><meta name="viewport" content="width=device-width"><title>Comment Submission Failure</title></head>
<body id="error-page"><div class="wp-die-message"><p>${message}</p></div></body></html>
`;
}
