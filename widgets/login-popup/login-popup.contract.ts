/** Source: platform document "theme", section 9 and section 31, row 19. */
export const selectors = {
  trigger: '[data-open="#login-form-popup"]',
};

export const strings = { loginName: 'Login' };
