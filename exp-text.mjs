import { parse } from 'parse5';
import { micromark } from 'micromark';
import { readFileSync, readdirSync, existsSync } from 'node:fs';
const sq = (t) => t.normalize('NFC').replace(/[\u200c\u200d]/g,'').replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
const attr=(n,k)=>n.attrs?.find(a=>a.name===k)?.value;
const skip = (n) => ['script','style','template','form','button'].includes(n.tagName) || attr(n,'aria-hidden')==='true'|| attr(n,'hidden')!==undefined;
const block = /^(p|li|div|h\d|dt|dd|td|th|tr|br|ol|ul|dl|section|header|article|main|nav|footer|body|table|thead|tbody|blockquote|pre|figure|figcaption|details|summary|title)$/;
function blocks(n, out, skipNav){ let cur=''; const flush=()=>{ const s=sq(cur); if(s) out.push(s); cur='';};
  const walk=(n)=>{ if(n.nodeName==='#text'){cur+=n.value;return;} if(skip(n)||(skipNav&&n.tagName==='nav')) return; if(n.tagName==='time'){cur+=attr(n,'datetime')??'';return;} if(n.tagName==='img'){cur+=attr(n,'alt')??'';}
   if(n.tagName==='meta'&&attr(n,'name')==='description'){flush();cur+=attr(n,'content');flush();}
   const b=block.test(n.tagName??''); if(b) flush(); for(const c of n.childNodes??[]) walk(c); if(b) flush(); };
  walk(n); flush(); return out; }
function pieces(n){const out=[];const walk=n=>{if(n.nodeName==='#text'){for(const p of n.value.split(/[\p{P}\p{S}\n]+/u)){const s=sq(p);if(s)out.push(s);}} for(const c of n.childNodes??[])walk(c);};walk(n);return out;}
const textAt=n=>n?.childNodes?.map(c=>c.value??'').join('')??'';
function metaOf(doc){let r='';const w=n=>{if(n.tagName==='meta'&&attr(n,'name')==='description')r=attr(n,'content');for(const c of n.childNodes??[])w(c);};w(doc);return r;}
function find(n,tag){ if(n.tagName===tag) return n; for(const c of n.childNodes??[]){const f=find(c,tag); if(f) return f;} }
let bad=0,total=0;
for (const dist of process.argv.slice(2)) for (const f of readdirSync(dist,{recursive:true})) {
  if(!f.endsWith('index.html')) continue;
  const md = f==='index.html'?'index.md':f.replace(/\/index\.html$/,'.md');
  const alt = existsSync(`${dist}/${md}`)?md:f.replace(/index\.html$/,'index.md');
  if(!existsSync(`${dist}/${alt}`)) {console.log('no mirror',f);continue;}
  total++;
  const doc=parse(readFileSync(`${dist}/${f}`,'utf8'));
  const all = blocks(doc,[]); const main=blocks(find(doc,'main'),[],true);
  const mb = blocks(parse(micromark(readFileSync(`${dist}/${alt}`,'utf8').replace(/^(\s*[-*] )\[x\] /gm,'$1'))),[]);
  const mp=pieces(parse(micromark(readFileSync(`${dist}/${alt}`,'utf8').replace(/^(\s*[-*] )\[x\] /gm,'$1'))));
 const title=sq(textAt(find(doc,'title'))),desc=sq(metaOf(doc));
 const P=all.join(''), M=mb.join('');
  const onlyP=main.filter(b=>b.length>=30&&!M.includes(b)&&b!==desc), onlyM=mp.filter(b=>!P.includes(b));
  if(onlyP.length||onlyM.length){bad++; console.log(f, '\n   P:',onlyP.map(s=>s.slice(0,60)).slice(0,6).join(' | '),'\n   M:',onlyM.map(s=>s.slice(0,90)).slice(0,6).join(' | '));}
}
console.log(bad,'of',total);
