/**
 * `dist/theme-jquery.js`: the jQuery functions of the theme's script, for pages whose inline code or
 * plugins call them, with any jQuery that is on the page or comes later. A classic script.
 *
 * Source: platform document "theme", sections 2.2, 2.3 and 34.
 */
import { meetJQueries } from './theme-api/meet-jqueries';
import { provideFunctions } from './theme-api/jquery-functions';

meetJQueries(provideFunctions);
