import { escapeMarkup } from './layout';

/** Attribute of a form that `PAGE_SCRIPT` sends in place; `failed` is said when nothing came back. */
export const sentInPlace = (failed: string): string => `data-failed="${escapeMarkup(failed)}"`;

/**
 * Script of every stand-in page, at /__sandbox/page.js: in a file, so that the pages' Content-Security-Policy needs no
 * exception. A form that is `sentInPlace` puts the answer's `#outcome` into the page instead of loading it anew, so that
 * 返回上一页 still leads to the campaign.
 */
export const PAGE_SCRIPT = String.raw`document.addEventListener('click',(event)=>{
if(event.target.closest('[data-back]')===null)return;
if(history.length>1)history.back();else location.assign('/')});
document.addEventListener('submit',async(event)=>{
const form=event.target,failed=form.dataset.failed;
if(failed===undefined)return;
event.preventDefault();
const body=new URLSearchParams(new FormData(form,event.submitter)),outcome=document.getElementById('outcome');
try{const answer=await fetch(form.action,{method:'POST',body});
const next=new DOMParser().parseFromString(await answer.text(),'text/html').getElementById('outcome');
outcome.replaceChildren(...next.childNodes)}catch{outcome.textContent=failed}});
`;
