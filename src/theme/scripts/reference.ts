import { addAgentCopies } from './reference/agent.ts';
import { addCopyButtons } from './reference/code.ts';
import { addFieldList } from './reference/field-list.ts';
import { addReferenceSearch } from './reference/search.ts';
import { addSnippetTabs } from './reference/snippets.ts';
import { openTarget } from './reference/target.ts';
import { addTryButtons } from './reference/try-it.ts';

// Script of the page of an endpoint, beside that of all pages. Without it only search and requests are missing.
addSnippetTabs();
addTryButtons();
addCopyButtons();
addAgentCopies();
addFieldList();
addReferenceSearch();
openTarget();
