import { hideOldBanners } from './banner.ts';
import { addCodeCopy } from './code-copy.ts';
import { enableContactForms } from './contact.ts';
import { addListSearch } from './list.ts';
import { closeLeftMenus } from './menus.ts';
import { putNearestFirst } from './nearest.ts';
import { addQuestionSearch, openNamedQuestion } from './questions.ts';
import { enableSiteSearch } from './site-search-loader.ts';

// Script of all pages. Pages are complete without it: each part adds its own controls, so that none is dead without
// scripts.
hideOldBanners();
closeLeftMenus();
addCodeCopy();
openNamedQuestion();
enableSiteSearch();
addQuestionSearch();
addListSearch();
enableContactForms();
putNearestFirst();
