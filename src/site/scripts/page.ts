import { addCopyButtons } from './code.ts';
import { enableContactForms } from './contact.ts';
import { addListSearch } from './list.ts';
import { addQuestionSearch, openNamedQuestion } from './questions.ts';
import { addTryButtons } from './try-it.ts';

// The program of all pages. They are complete without it: each part makes its own controls, so that none stands there
// dead when scripts are off.
openNamedQuestion();
addQuestionSearch();
addListSearch();
enableContactForms();
addCopyButtons();
addTryButtons();
