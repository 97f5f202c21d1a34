import { platformName } from './names';
import { readBoolean, readSetting } from './settings';

/** Whether whoever looks at the page may edit it (platform document "theme", section 1.2). */
export const canEditPages = (): boolean =>
  readSetting({
    key: 'canEditPages',
    global: [`${platformName('theme')}Vars`, 'user', 'can_edit_pages'],
    read: readBoolean,
    expected: 'true or false',
    fallback: false,
  });
