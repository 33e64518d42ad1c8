/** Style sheet of the pages, in the website's palette. Inline, because the pages load nothing. */
export const pageStyle = `
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:#FAF7F1;color:#14231C;font:400 1.0625rem/1.5 "Instrument Sans",system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,p,dl,dd{margin:0}
a{color:inherit;text-underline-offset:4px}
:focus-visible{outline:3px solid #2A7757;outline-offset:3px}
header :focus-visible{outline-color:#E9B44C}
.wrap{max-width:1200px;margin-inline:auto;padding-inline:clamp(20px,5vw,64px)}
header{background:#0E1A15;color:#FAF7F1;padding-block:24px 32px}
.brand{display:flex;align-items:center;gap:12px;font-weight:600;font-size:1.25rem;line-height:1.15}
.brand small{display:block;font-size:.8125rem;font-weight:400;color:#C9D3CC}
h1{margin-top:40px;font-size:clamp(2.125rem,1.45rem + 2.7vw,3.5rem);line-height:1.02;font-weight:600;letter-spacing:-.028em;hyphens:auto}
.lead{margin-top:16px;max-width:60ch;color:#E4E7E0;font-size:1.125rem}
.bar{display:flex;flex-wrap:wrap;align-items:center;gap:12px;margin-top:24px}
.bar p{flex:1 1 18rem;color:#C9D3CC;font-size:.9375rem}
.bar strong{display:block;color:#FAF7F1;font-size:1.0625rem;font-weight:600}
.button,button{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border:1.5px solid;border-radius:4px;background:none;color:inherit;font:inherit;font-size:1rem;font-weight:600;text-decoration:none;cursor:pointer}
.button:hover,button:hover{background:#FAF7F1;border-color:#FAF7F1;color:#14231C}
main .button:hover{background:#14231C;border-color:#14231C;color:#FAF7F1}
main{padding-block:clamp(32px,5vw,64px)}
article{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,9fr);column-gap:24px;padding-block:32px;border-top:1px solid #14231C26}
article:first-child{border-top:0;padding-top:0}
.when{font-size:.9375rem;color:#3D4B43}
.when b{display:block;margin-bottom:8px;color:#14231C;font-size:clamp(2.5rem,4.4vw,3.5rem);line-height:.95;font-weight:600;font-stretch:80%;letter-spacing:-.03em;font-variant-numeric:tabular-nums}
.sheet{background:#fff;border:1px solid #14231C26;border-radius:4px}
.sheet h2,.from{padding-inline:20px}
h2{padding-top:16px;font-size:1.375rem;line-height:1.2;font-weight:600;letter-spacing:-.02em}
h2 a{text-decoration-thickness:1.5px}
.from{padding-bottom:14px;color:#3D4B43}
dl>div{display:grid;grid-template-columns:9rem minmax(0,1fr);column-gap:16px;padding:12px 20px;border-top:1px solid #14231C26}
dt{color:#3D4B43;font-size:.9375rem;line-height:1.7}
dd{white-space:pre-wrap}
.none{color:#3D4B43;font-style:italic}
.source{padding:12px 20px;border-top:1px solid #14231C26;background:#F1F8F4;color:#1F5C43;font-size:.8125rem;font-weight:600}
.order{max-width:720px;padding-bottom:20px}
.order dl{margin-top:16px}
.order dl>div{grid-template-columns:minmax(0,1fr) auto}
.order dt{color:inherit;font-size:1rem}
.order dd{text-align:right}
.total{font-weight:600;background:#F1F8F4}
.actions{display:flex;flex-wrap:wrap;gap:12px;padding:20px 20px 0;border-top:1px solid #14231C26}
.actions button{background:#1F5C43;border-color:#1F5C43;color:#fff}
.actions button:hover{background:#14231C;border-color:#14231C;color:#fff}
.empty{padding:clamp(24px,5vw,48px);background:#EFE8DA}
.empty h2{padding:0}
.empty p{margin-top:12px;max-width:60ch}
p.empty{margin:0;max-width:none}
@media (max-width:760px){article{grid-template-columns:minmax(0,1fr);row-gap:16px}.when b{font-size:2.25rem}dl>div{grid-template-columns:minmax(0,1fr)}}
`;
