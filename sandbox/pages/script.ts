import { escapeMarkup } from './layout';

/** Attribute of a form that `PAGE_SCRIPT` sends without navigation; `failed` is shown when there is no response. */
export const sentInPlace = (failed: string): string => `data-failed="${escapeMarkup(failed)}"`;

/**
 * Script of every stand-in page, at /__sandbox/page.js: a file, so that the pages' Content-Security-Policy needs no
 * exception. A form with `sentInPlace` puts the response's `#outcome` into the page instead of reloading it, so that
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
