import { hideOldBanners } from './banner.ts';
import { enableContactForms } from './contact.ts';
import { addListSearch } from './list.ts';
import { putNearestFirst } from './nearest.ts';
import { addQuestionSearch, openNamedQuestion } from './questions.ts';
import { enableSiteSearch } from './site-search-loader.ts';

// The program of all pages. They are complete without it: each part makes its own controls, so that none stands there
// dead when scripts are off.
hideOldBanners();
openNamedQuestion();
enableSiteSearch();
addQuestionSearch();
addListSearch();
enableContactForms();
putNearestFirst();
