import { imported } from 'other-library';

window.imported = imported;
