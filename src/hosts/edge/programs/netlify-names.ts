/**
 * Names of files whose presence Netlify tells truly. It does not know capitals from small letters: to it /About/ is
 * /about/; /x/index/ and /x/index.html/ may be /x/. What has such a name has a row of its own.
 */
export const findable = /^(?!.*(?:\.html|(?:^|\/)index)\/)[^A-Z]*$/;
