/**
 * Script that sends the form with that id and puts the answer's `#outcome` into the page instead of loading it anew,
 * so that 返回上一页 still leads to the campaign. Both texts are the sandbox's own.
 */
export const submitInPlace = (formId: string, failed: string): string =>
  `<script>document.getElementById('${formId}').addEventListener('submit',async(event)=>{
event.preventDefault();
const form=event.target,body=new URLSearchParams(new FormData(form,event.submitter)),outcome=document.getElementById('outcome');
try{const answer=await fetch(form.action,{method:'POST',body});
const next=new DOMParser().parseFromString(await answer.text(),'text/html').getElementById('outcome');
outcome.replaceChildren(...next.childNodes)}catch{outcome.textContent='${failed}'}});</script>`;
