/** Source: platform document "theme", section 23.7. */
export const selectors = {
  link: ':scope>.block-edit-link',
  /** The entry of a menu that shows a block as its list. */
  menuEntry: '[id^=menu-item-].menu-item-has-block',
};

export const classes = {
  /** On the block that a link is for. */
  hasLinks: 'has-block',
  bar: 'storefront-islands-edit-links',
  button: 'button edit-block-button edit-block-button-',
};

export const strings = {
  label: 'Edit block: {title}',
  untitled: 'Block',
  builder: 'UX Builder',
  backend: 'WP Editor',
  lessMotion: '{theme}: Prefer reduced motion is active on your OS',
  lessMotionNote:
    'Animations, parallax and autoplay stand still on this site while your system asks for less motion.',
};
