import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{n as t}from"./iframe-C0Eu83C_.js";import{t as n}from"./jsx-runtime-L3xDxoJr.js";import{c as r,f as i,p as a}from"./blocks-Cu0uN_LC.js";import{i as o,r as s}from"./react-DzsjrpRH.js";function c(e,t){let n=e.indexOf(`${t} {`);if(n<0)throw Error(`No block for ${t}`);let r=e.slice(e.indexOf(`{`,n)+1,e.indexOf(`}`,n)).replace(/\/\*[^]*?\*\//g,``),i={};for(let[,e,t]of r.matchAll(/--([\w-]+):\s*([^;]+);/g))e&&t&&(i[e]=t.trim().replace(/\s+/g,` `));return i}function ee(e,t=`#ffffff`){let n={},r=n=>{if(/^#[\da-f]{6}$/i.test(n))return n;let i=/^var\(--([\w-]+)\)$/.exec(n)?.[1];if(i)return r(e[i]??``);let a=/^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(n),o=a?.[1]&&r(a[1]);return o?te(o,t,Number(a?.[2])/100):void 0};for(let[t,i]of Object.entries(e)){let e=r(i);e&&(n[t]=e)}return n}function l(e){return[1,3,5].map(t=>Number.parseInt(e.slice(t,t+2),16))}function te(e,t,n){let r=l(t);return`#${l(e).map((e,t)=>Math.round(e*n+(r[t]??0)*(1-n))).map(e=>e.toString(16).padStart(2,`0`)).join(``)}`}function u(e){let[t=0,n=0,r=0]=l(e).map(e=>{let t=e/255;return t<=.04045?t/12.92:((t+.055)/1.055)**2.4});return .2126*t+.7152*n+.0722*r}function d(e,t){let[n=0,r=0]=[u(e),u(t)].sort((e,t)=>e-t);return(r+.05)/(n+.05)}var f,p,m,h,g,_,v,ne,y,re;function b(){return(b=e((()=>{f={standard:{text:4.5,boundary:3},high:{text:7,boundary:4.5}},p=[`surface-page`,`surface-card`,`surface-field`,`surface-soft`,`surface-warm`],m=[`surface-strong`,`surface-strong-2`],h=[`danger`,`success`,`info`,`warning`],g=[`home-help`,`exercise`,`transport`,`community`,`health`],_=[`map-land`,`map-water`,`map-park`],v=(e,t,n)=>t.flatMap(t=>n.map(n=>({front:t,back:n,need:e}))),ne=[...v(`text`,[`text`,`text-soft`,`link`,`link-visited`,`action`],p),...v(`text`,h.map(e=>`${e}-text`),p),...h.flatMap(e=>v(`text`,[`text`,`link`,`${e}-text`],[`${e}-surface`])),...v(`text`,[`on-action`],[`action`,`action-hover`]),...v(`text`,[`on-selected`],[`selected`]),...v(`text`,[`on-danger`],[`danger`]),...v(`text`,[`text-on-strong`],m),...v(`text`,[`own-text`],[`own`]),...v(`text`,[`other-text`],[`other`]),...v(`text`,[`text`],[..._,`map-road`]),...v(`boundary`,[`border`,`selected-border`,`action`,...h],p),...h.flatMap(e=>v(`boundary`,[e],[`${e}-surface`])),...v(`boundary`,[`accent`,`text-on-strong`],m),...v(`boundary`,[`surface-strong`],[`accent`]),...v(`boundary`,[`star-edge`],p),...v(`boundary`,[`own-border`],[...p,`own`]),...v(`boundary`,[`other-border`],[...p,`other`]),...g.flatMap(e=>v(`boundary`,[`on-${e}`],[e])),...v(`boundary`,[`map-route`,`map-road-edge`],_)],g.map(e=>({fill:e,edge:`marker-edge`,backs:_})),y={front:`focus-inner`,back:`focus-outer`,need:`boundary`},re=[...p,...m,...h.flatMap(e=>[e,`${e}-surface`]),...g,..._,`action`,`action-hover`,`selected`,`own`,`other`,`accent`,`border`,`scrim`]})))()}function x(e){let t=e.indexOf(`:root {`),n=e.slice(t+7,e.indexOf(`}`,t)),r=[],i=[],a;for(let[e,t,o,s,c]of n.matchAll(/(\s*)(?:\/\*([^]*?)\*\/|--([\w-]+):([^;]+);)|[^;]+;/g))if(s&&c)a={name:s,group:i.at(-1)?.name??``,purpose:``,value:S(c)},r.push(a);else if(o&&t?.includes(`
`)){let e=S(o);i.push({name:C(e),text:e})}else if(o&&a&&!a.purpose)a.purpose=S(o);else if(o)throw Error(`Two comments behind one declaration: ${e.trim()}`);return{declared:r,headings:i}}var S,C;function ie(){return(ie=e((()=>{S=e=>e.trim().replace(/\s+/g,` `),C=e=>e.split(/[.,:]/)[0]?.trim()??e})))()}function ae(e,t){let[n=0,r=0,i=0]=[1,3,5].map(t=>E(Number.parseInt(e.slice(t,t+2),16)/255));return{colorSpace:`srgb`,components:[n,r,i],alpha:t,hex:e.toLowerCase()}}function oe(e,t){if(/^#|^color-mix/.test(t))return`color`;if(/ color-mix\(/.test(t))return`shadow`;if(/^-?[\d.]+(rem|px)$/.test(t))return`dimension`;if(/^-?[\d.]+m?s$/.test(t))return`duration`;if(e.startsWith(`weight-`))return`fontWeight`;if(/^[\d.]*[1-9](ch)?$/.test(t))return`number`;if(/^'.+,/.test(t))return`fontFamily`}function se(e,t){let n=new Set(t.map(t=>oe(e,t)).filter(e=>e!==void 0));t.some(e=>e.startsWith(`var(`))&&n.add(`color`);let[r,i]=n;if(!r||i)throw Error(`--${e}: no kind of token fits ${t.join(` and `)}`);return r}function ce(e,t){if(e===`none`)return w;let n=/^color-mix\(in srgb, (.+) (\d+)%, transparent\)$/.exec(e),r=n?.[1]??e,i=/^var\(--([\w-]+)\)$/.exec(r)?.[1],a=i?t(i):r;if(!/^#[\da-f]{6}$/i.test(a))throw Error(`"${e}" is no colour that the format knows`);return ae(a,n?Number(n[2])/100:1)}function le(e,t){if(e===`none`)return{color:w,offsetX:T,offsetY:T,blur:T,spread:T};let[,n,r,i,a]=/^(\S+) (\S+) (\S+) (color-mix\(.+\))$/.exec(e)??[];if(!n||!r||!i||!a)throw Error(`"${e}" is no shadow that the format knows`);return{color:ce(a,t),offsetX:D(n),offsetY:D(r),blur:D(i),spread:T}}function ue(e,t,n){switch(e){case`color`:return ce(t,n);case`shadow`:return le(t,n);case`dimension`:case`duration`:return D(t);case`fontFamily`:return t.split(`,`).map(e=>e.trim().replaceAll(/^'|'$/g,``));case`fontWeight`:case`number`:return Number.parseFloat(t)}}var w,T,E,D;function O(){return(O=e((()=>{w={colorSpace:`srgb`,components:[0,0,0],alpha:0,hex:`#000000`},T={value:0,unit:`px`},E=e=>Math.round(e*1e5)/1e5,D=e=>{let[,t,n]=/^(-?[\d.]+)(rem|px|ms|s)$/.exec(e)??[];if(t&&n)return{value:Number(t),unit:n};if(e===`0`)return T;throw Error(`"${e}" is no length or time that the format knows`)}})))()}function de(e,t){let n=n=>M(r=>Math.round(d(t[r][e]??``,t[r][n]??``)*100)/100);return[...ne,y].flatMap(t=>{if(t.front!==e&&t.back!==e)return[];let r=t.front===e?`front`:`back`,i=r===`front`?t.back:t.front,a=M(t===y?()=>f.standard.boundary:e=>N(e,t.need));return[{with:i,as:r,need:t.need,ratio:n(i),least:a}]})}function fe(e,t){let n=new Set(t.flatMap(t=>Object.entries(t).filter(([,t])=>t.includes(`var(--${e})`)).map(([e])=>e)));return n.size===0?``:`Raw colour of ${[...n].join(`, `)}.`}function pe(e){let t=x(e.palette),n=x(e.tokens),r=c(e.tokens,`:root`),i=c(e.highContrast,`@mixin --high-contrast`),a=c(e.largeText,`:root[data-text='large']`),o=Object.fromEntries(t.declared.map(({name:e,value:t})=>[e,t])),s={standard:{...o,...r},"high-contrast":{...o,...r,...i},"large-text":{...o,...r,...a},"high-contrast-large-text":{...o,...r,...a,...i}},l=M(e=>ee(s[e]));return{tokens:[...t.declared.map(e=>({...e,group:j,purpose:fe(e.name,[r,i])})),...n.declared].map(({name:e,group:t,purpose:n})=>{let r=M(t=>s[t][e]??``),i=se(e,Object.values(r)),a=e=>t=>l[e][t]??``;return{name:e,group:t,purpose:n,type:i,css:r,value:M(e=>ue(i,r[e],a(e))),contrasts:de(e,l)}}),headings:[me,...n.headings],colours:l}}var k,A,j,me,M,N;function P(){return(P=e((()=>{b(),ie(),O(),k={standard:`Standard`,"high-contrast":`High contrast`,"large-text":`Large text`,"high-contrast-large-text":`High contrast and large text`},A=Object.keys(k),j=`Palette`,me={name:j,text:`Palette: the raw colours, named after what they look like. Only other tokens use them.`},M=e=>Object.fromEntries(A.map(t=>[t,e(t)])),N=(e,t)=>f[e.startsWith(`high-contrast`)?`high`:`standard`][t]})))()}function he({label:e,children:t}){return(0,F.jsxDEV)(`div`,{className:`story-scroll`,role:`region`,"aria-label":e,tabIndex:0,children:t},void 0,!1,{fileName:I,lineNumber:8,columnNumber:5},this)}var F,I;function L(){return(L=e((()=>{F=t(),I=`/tmp/w/matrix/stories/support/ScrollBox.tsx`})))()}function R(e,t){let n=e=>t.length===1?e[t[0]??`standard`]:Object.fromEntries(t.map(t=>[t,e[t]]));return{[B]:{css:`--${e.name}`,cssValue:n(e.css),...e.contrasts.length>0&&{contrast:e.contrasts.map(e=>({[e.as===`front`?`on`:`under`]:e.with,need:e.need,ratio:n(e.ratio),least:n(e.least)}))}}}}function z({tokens:e,headings:t},n){let r={};for(let i of e){let e=n(i);if(e===void 0)continue;let a=t.find(({name:e})=>e===i.group)?.text??``;r[H(i.group)]??={$description:a},r[H(i.group)][i.name]=e}return r}function ge(e,t){return{$schema:`${V}/format.json`,$description:`The design tokens of Age Better, ${k[t].toLowerCase()}.`,...z(e,e=>({$type:e.type,$value:e.value[t],$description:e.purpose,$extensions:R(e,[t])}))}}function _e(e){let t=new Map(e.tokens.map(e=>[e.name,e])),n=(e,n)=>{let r=t.get(/^var\(--([\w-]+)\)$/.exec(e.css[n])?.[1]??``);return r?`{${U(r)}}`:e.value[n]},r=e=>t=>t.css[e]===t.css.standard?void 0:{$type:t.type,$value:n(t,e),$description:t.purpose},{[H(j)]:i,...a}=z(e,e=>({$type:e.type,$value:n(e,`standard`),$description:e.purpose,$extensions:R(e,A)}));return{$schema:`${V}/resolver.json`,name:`Age Better`,version:`2025.10`,description:`The design tokens of Age Better. The two switches are independent: there are four themes.`,sets:{palette:{description:`Step one: the raw colours. Nothing but other tokens may use them.`,sources:[{[H(j)]:i}]},meanings:{description:`Step two: what a colour, a size or a space is for.`,sources:[a]}},modifiers:{contrast:{description:`The switch “High contrast”, and the same wish of a device.`,contexts:{standard:[],high:[z(e,r(`high-contrast`))]},default:`standard`},text:{description:`The switch “Large text”. The root of the page is half as big again as well: 1rem is 24 pixels.`,contexts:{standard:[],large:[z(e,r(`large-text`))]},default:`standard`}},resolutionOrder:[`#/sets/palette`,`#/sets/meanings`,`#/modifiers/text`,`#/modifiers/contrast`].map(e=>({$ref:e}))}}function ve(e){return{"age-better.resolver.json":_e(e),...Object.fromEntries(A.map(t=>[`${t}.tokens.json`,ge(e,t)]))}}var B,V,H,U;function ye(){return(ye=e((()=>{P(),B=`age-better`,V=`https://www.designtokens.org/schemas/2025.10`,H=e=>e.toLowerCase().replaceAll(/\W+/g,`-`),U=e=>`${H(e.group)}.${e.name}`})))()}var be;function xe(){return(xe=e((()=>{be=`/*
 * High contrast, white and lemon on black. It changes meanings only, never a component. Paper stays white, so both rules
 * are for screens.
 * CSS cannot say "chosen, or wished for by the device and not yet chosen" once, so the tokens are a mixin, in the words of
 * the CSS Mixins draft; scripts/styleSheets.mjs writes them out.
 */
@layer tokens {
  @mixin --high-contrast {
    color-scheme: dark;

    --text: var(--white);
    --text-soft: var(--white);
    --link: var(--lemon);
    --link-visited: var(--lilac);

    --surface-page: var(--black);
    --surface-card: var(--black);
    --surface-field: var(--black);
    --surface-soft: var(--black);
    --surface-warm: var(--black);
    --surface-strong: var(--black);
    --surface-strong-2: var(--black);
    --text-on-strong: var(--white);
    --accent: var(--lemon);
    --scrim: color-mix(in srgb, var(--black) 85%, transparent);

    --line: var(--white);
    --line-width: 2px;
    --border: var(--white);

    --action: var(--lemon);
    --action-hover: var(--white);
    --on-action: var(--black);
    --selected: var(--lemon);
    --on-selected: var(--black);
    --selected-border: var(--lemon);
    --focus-inner: var(--black);
    --focus-outer: var(--aqua);

    --danger: var(--rose);
    --danger-text: var(--rose);
    --danger-surface: var(--black);
    --on-danger: var(--black);
    --success: var(--mint);
    --success-text: var(--mint);
    --success-surface: var(--black);
    --info: var(--ice);
    --info-text: var(--ice);
    --info-surface: var(--black);
    --warning: var(--lemon);
    --warning-text: var(--lemon);
    --warning-surface: var(--black);

    --home-help: var(--leaf);
    --on-home-help: var(--black);
    --exercise: var(--peach);
    --on-exercise: var(--black);
    --transport: var(--coral);
    --on-transport: var(--black);
    --community: var(--mauve);
    --on-community: var(--black);
    --health: var(--aqua);
    --on-health: var(--black);
    --marker-edge: var(--black);

    --own: var(--pine);
    --own-text: var(--white);
    --own-border: var(--mint);
    --other: var(--navy);
    --other-text: var(--white);
    --other-border: var(--ice);

    --star: var(--lemon);
    --star-edge: var(--lemon);

    --map-land: var(--night-land);
    --map-water: var(--night-water);
    --map-park: var(--night-park);
    --map-road: var(--night-road);
    --map-road-edge: var(--night-road-edge);
    --map-route: var(--white);

    --picture-sky: var(--black);
    --picture-sky-2: var(--black);
    --picture-sun: var(--lemon);
    --picture-far: var(--black);
    --picture-middle: var(--black);
    --picture-near: var(--black);
    --picture-leaf: var(--black);
    --picture-leaf-2: var(--black);
    --picture-vein: var(--white);
    --picture-branch: var(--white);
    --picture-roof: var(--black);
    --picture-light: var(--black);
    --picture-stroke: var(--white);
    --picture-stroke-width: 2.5px;

    --shadow: none;
  }

  @media screen {
    :root[data-contrast='high'] {
      @apply --high-contrast;
    }
  }

  @media screen and (prefers-contrast: more) {
    :root:not([data-contrast]) {
      @apply --high-contrast;
    }
  }
}
`})))()}var Se;function Ce(){return(Ce=e((()=>{Se=`/*
 * Large text: the root is one and a half times as big, so everything in rem grows. Titles and the wider spaces grow
 * less, or a phone would be left with two words a line. Colours are not touched: the two switches are independent.
 */
@layer tokens {
  :root[data-text='large'] {
    font-size: 150%;

    --size-hero: 2.25rem;
    --size-h1: 1.9rem;
    --size-h2: 1.55rem;
    --size-h3: 1.3rem;
    --size-lead: 1.25rem;
    --size-phone: 1.35rem;
    --space-4: 0.75rem;
    --space-5: 1.125rem;
    --space-6: 1.5rem;
    --space-7: 2rem;
    --space-8: 3rem;
    --target: 2.25rem;
    --target-main: 2.75rem;
  }
}
`})))()}var we;function Te(){return(Te=e((()=>{we=`/* Step one: the raw colours, named after what they look like. Only tokens.css and high-contrast.css may use these names. */
@layer tokens {
  :root {
    --white: #ffffff;
    --black: #000000;

    --ink-950: #17231e;
    --ink-700: #414e48;
    --ink-500: #5d6b64;
    --ink-200: #cfdad3;

    --gum-950: #0b2a23;
    --gum-900: #10382f;
    --gum-800: #10443a;
    --gum-700: #17594a;
    --gum-500: #2f7a62;
    --gum-400: #4f9277;
    --gum-300: #9cc9b2;
    --gum-200: #c6e0d0;
    --gum-100: #e0efe5;
    --gum-50: #f1f7f2;

    --wattle-800: #5c3c00;
    --wattle-700: #6b4600;
    --wattle-600: #946200;
    --wattle-500: #f5b81c;
    --wattle-400: #ffc83d;
    --wattle-100: #ffedbd;
    --wattle-50: #fff6de;

    --blossom-700: #a3231d;
    --blossom-500: #e2725b;
    --blossom-50: #fdf0ee;

    --grass-900: #0f3d24;
    --grass-800: #14532d;
    --grass-700: #1b6b3a;
    --grass-600: #1e7a46;
    --grass-100: #d9f0df;
    --grass-50: #e8f5eb;

    --sky-900: #123b6b;
    --sky-800: #174a87;
    --sky-700: #1a5296;
    --sky-600: #2a66b0;
    --sky-100: #dcebfb;
    --sky-50: #edf4fc;

    --violet: #5b3a8e;
    --orange: #f39325;
    --red: #c0202f;
    --purple: #6d3fa3;
    --cyan: #36c5dc;

    --land: #f3f1e7;
    --water: #cfe3ef;
    --park: #dbead3;
    --road-edge: #7d7966;

    /* Night: bright colours that are only ever seen on black. */
    --lemon: #ffe14d;
    --aqua: #5ce1ff;
    --mint: #8cf0ae;
    --rose: #ffb4ab;
    --ice: #a9d2ff;
    --lilac: #e6c8ff;
    --leaf: #7ee0a2;
    --peach: #ffb454;
    --coral: #ff9a94;
    --mauve: #d9b8ff;
    --pine: #003d1c;
    --navy: #00295c;
    --night-land: #101010;
    --night-water: #002b45;
    --night-park: #0e2a17;
    --night-road: #444444;
    --night-road-edge: #9a9a9a;
  }
}
`})))()}var Ee;function De(){return(De=e((()=>{Ee=`/* Step two: what a colour, a size or a space is for. Everything outside this folder uses these names only. */
@layer tokens {
  :root {
    color-scheme: light;

    /* Words */
    --text: var(--ink-950); /* Words to read */
    --text-soft: var(--ink-700); /* Words of less weight: hints, dates, captions */
    --link: var(--gum-700); /* Links that were not followed yet */
    --link-visited: var(--violet); /* Links that were followed before */

    /* Surfaces: what words stand on */
    --surface-page: var(--white); /* The page */
    --surface-card: var(--white); /* Cards and dialogs */
    --surface-field: var(--white); /* Boxes that somebody types into */
    --surface-soft: var(--gum-50); /* A calm block on the page: a bar of buttons, the head of a table */
    --surface-warm: var(--wattle-50); /* A block that welcomes, such as the lead of the home page */
    --surface-strong: var(--gum-900); /* The darkest blocks: top bar, help numbers */
    --surface-strong-2: var(--gum-950); /* A second strong surface beside the first: the footer */
    --text-on-strong: var(--white); /* Words and links on a strong surface */
    --accent: var(--wattle-500); /* A mark on a strong surface, such as the knob of a switch that is on */
    --scrim: color-mix(in srgb, var(--gum-950) 80%, transparent); /* Over the page, behind an open dialog */

    /* Edges. A line only decorates; a border tells where a control or a field is. */
    --line: var(--ink-200); /* Between things that belong together */
    --line-width: 1px; /* How thick a line is */
    --border: var(--ink-500); /* Around fields, plain buttons and other controls */
    --border-width: 2px; /* How thick a border is */

    /* Actions: things to press, and what shows where one is */
    --action: var(--gum-700); /* Fill of the main button, and edge and words of plain ones */
    --action-hover: var(--gum-800); /* The same under the pointer */
    --on-action: var(--white); /* Words on the main button */
    --selected: var(--gum-100); /* Fill of what is chosen */
    --on-selected: var(--gum-900); /* Words on what is chosen */
    --selected-border: var(--gum-700); /* Edge of what is chosen */
    --focus-inner: var(--wattle-400); /* The inner tone of the focus ring, next to what has the focus */
    --focus-outer: var(--ink-950); /* The outer tone of the focus ring */

    /* States: how things stand */
    --danger: var(--blossom-700); /* Edge, sign and filled button of what fails or deletes */
    --danger-text: var(--blossom-700); /* Words about an error */
    --danger-surface: var(--blossom-50); /* Behind words about an error */
    --on-danger: var(--white); /* Words on the filled button that deletes */
    --success: var(--grass-700); /* Edge and sign of what worked */
    --success-text: var(--grass-800); /* Words about what worked */
    --success-surface: var(--grass-50); /* Behind words about what worked */
    --info: var(--sky-700); /* Edge and sign of something to know */
    --info-text: var(--sky-800); /* Words about something to know */
    --info-surface: var(--sky-50); /* Behind words about something to know */
    --warning: var(--wattle-600); /* Edge and sign of something to heed */
    --warning-text: var(--wattle-800); /* Words about something to heed */
    --warning-surface: var(--wattle-100); /* Behind words about something to heed */

    /* Places: a kind has a fill and the picture on it; each also has a shape and a word of its own. */
    --home-help: var(--grass-600); /* Marker of home help */
    --on-home-help: var(--white); /* The picture on it */
    --exercise: var(--orange); /* Marker of exercise */
    --on-exercise: var(--ink-950); /* The picture on it */
    --transport: var(--red); /* Marker of transport */
    --on-transport: var(--white); /* The picture on it */
    --community: var(--purple); /* Marker of community places */
    --on-community: var(--white); /* The picture on it */
    --health: var(--cyan); /* Marker of health services */
    --on-health: var(--ink-950); /* The picture on it */
    --marker-edge: var(--ink-950); /* Around every marker */

    /* Calendar: one's own, times, and those of others */
    --own: var(--grass-100); /* Fill of one’s own time */
    --own-text: var(--grass-900); /* Words on one’s own time */
    --own-border: var(--grass-600); /* Edge of one’s own time */
    --other: var(--sky-100); /* Fill of a time that somebody else has */
    --other-text: var(--sky-900); /* Words on a time that somebody else has */
    --other-border: var(--sky-600); /* Edge of a time that somebody else has */

    /* Stars */
    --star: var(--wattle-500); /* Inside of a full star */
    --star-edge: var(--wattle-700); /* Edge of every star, full or empty */

    /* Map */
    --map-land: var(--land); /* Land */
    --map-water: var(--water); /* Water */
    --map-park: var(--park); /* Parks */
    --map-road: var(--white); /* Roads */
    --map-road-edge: var(--road-edge); /* Edges of roads */
    --map-route: var(--ink-950); /* A way from here to there */

    /* Drawings: never the only carrier of a meaning */
    --picture-sky: var(--wattle-50); /* Sky, left half */
    --picture-sky-2: var(--sky-50); /* Sky, right half */
    --picture-sun: var(--wattle-500); /* The sun */
    --picture-far: var(--gum-200); /* Hills far away */
    --picture-middle: var(--gum-300); /* Hills in the middle */
    --picture-near: var(--gum-400); /* Hills close by */
    --picture-leaf: var(--gum-700); /* Leaves */
    --picture-leaf-2: var(--gum-500); /* Leaves behind them */
    --picture-vein: var(--gum-300); /* Veins of leaves */
    --picture-branch: var(--gum-900); /* Branches */
    --picture-roof: var(--blossom-500); /* Roofs */
    --picture-light: var(--white); /* Windows and other light parts */
    --picture-stroke: none; /* Outlines, where fills do not differ */
    --picture-stroke-width: 0; /* How thick outlines are */

    /* Type. Sizes are in rem, so that Large text, a browser's own setting and zoom all carry through. */
    --font:
      'Zero', 'Atkinson Hyperlegible Next Variable', 'Fallback Verdana', 'Fallback Arial', Verdana, sans-serif; /* All words; the ones in front of Verdana are made by our style sheet */
    --size-hero: 3.25rem; /* The title of the home page */
    --size-h1: 2.5rem; /* The title of a page */
    --size-h2: 1.875rem; /* The heading of a section */
    --size-h3: 1.4375rem; /* The heading of a card */
    --size-lead: 1.375rem; /* The sentences below a title */
    --size-phone: 1.75rem; /* Telephone numbers to call */
    --size-body: 1.1875rem; /* Running text, buttons, fields */
    --size-small: 1.0625rem; /* The smallest words there are */
    --weight-body: 400; /* Running text */
    --weight-label: 640; /* Labels, buttons, links that stand alone */
    --weight-title: 720; /* Headings */
    --weight-hero: 780; /* The title of the home page */
    --leading: 1.55; /* From line to line in running text, times the size */
    --leading-title: 1.18; /* From line to line in headings, times the size */
    --measure: 62ch; /* The longest line, in characters */

    /* Space */
    --space-1: 0.25rem; /* Between a sign and its word */
    --space-2: 0.5rem; /* Between things that are read as one */
    --space-3: 0.75rem; /* Inside buttons and fields */
    --space-4: 1rem; /* Between things of one group */
    --space-5: 1.5rem; /* Inside cards, and between them */
    --space-6: 2rem; /* Between groups */
    --space-7: 3rem; /* Between sections */
    --space-8: 4.5rem; /* Above and below the lead of a page */
    --gutter: 1rem; /* At the sides of the page */
    --content: 78rem; /* The widest that the page’s column gets */

    /* Corners, and the shadow */
    --radius-small: 0.5rem; /* Corners of badges and small parts */
    --radius: 0.75rem; /* Corners of buttons, fields, messages */
    --radius-card: 1.25rem; /* Corners of cards and dialogs */
    --shadow: 0 0.5rem 2rem color-mix(in srgb, var(--gum-950) 24%, transparent); /* Below what lies above the page, such as a dialog */

    /* Targets: what is pressed */
    --target: 2.75rem; /* Least height and width of anything that is pressed */
    --target-main: 3.5rem; /* Height of a main button */

    /* Motion */
    --motion: 160ms; /* How long a change may move; none where the device asks for less motion */
  }

  @media (prefers-reduced-motion: reduce) {
    :root {
      --motion: 0s;
    }
  }
}
`})))()}var W,Oe;function G(){return(G=e((()=>{P(),ye(),xe(),Ce(),Te(),De(),W=pe({palette:we,tokens:Ee,highContrast:be,largeText:Se}),Oe=Object.keys(ve(W))})))()}function K({caption:e,headers:t,children:n}){return(0,q.jsxDEV)(i,{children:(0,q.jsxDEV)(he,{label:e,children:(0,q.jsxDEV)(`table`,{className:`story-table`,children:[(0,q.jsxDEV)(`caption`,{children:e},void 0,!1,{fileName:J,lineNumber:25,columnNumber:11},this),(0,q.jsxDEV)(`thead`,{children:(0,q.jsxDEV)(`tr`,{children:[...t,...Object.values(k)].map(e=>(0,q.jsxDEV)(`th`,{scope:`col`,children:e},e,!1,{fileName:J,lineNumber:29,columnNumber:17},this))},void 0,!1,{fileName:J,lineNumber:27,columnNumber:13},this)},void 0,!1,{fileName:J,lineNumber:26,columnNumber:11},this),(0,q.jsxDEV)(`tbody`,{children:n},void 0,!1,{fileName:J,lineNumber:35,columnNumber:11},this)]},void 0,!0,{fileName:J,lineNumber:24,columnNumber:9},this)},void 0,!1,{fileName:J,lineNumber:23,columnNumber:7},this)},void 0,!1,{fileName:J,lineNumber:22,columnNumber:5},this)}function ke({front:e,back:t,value:n,least:r}){return(0,q.jsxDEV)(`td`,{children:[(0,q.jsxDEV)(`svg`,{className:`story-swatch`,viewBox:`0 0 48 24`,"aria-hidden":`true`,focusable:`false`,children:[(0,q.jsxDEV)(`rect`,{width:`48`,height:`24`,fill:t},void 0,!1,{fileName:J,lineNumber:51,columnNumber:9},this),(0,q.jsxDEV)(`rect`,{x:`14`,y:`7`,width:`20`,height:`10`,fill:e},void 0,!1,{fileName:J,lineNumber:52,columnNumber:9},this)]},void 0,!0,{fileName:J,lineNumber:50,columnNumber:7},this),` `,n.toFixed(1),` : 1`,n<r&&(0,q.jsxDEV)(`strong`,{children:[` Below `,r,`!`]},void 0,!0,{fileName:J,lineNumber:54,columnNumber:47},this)]},void 0,!0,{fileName:J,lineNumber:49,columnNumber:5},this)}function Ae(){return(0,q.jsxDEV)(K,{caption:`Contrast of words and edges. Words need 4.5 : 1 (high contrast 7), edges 3 : 1 (4.5).`,headers:[`Token`,`On`,`For`],children:W.tokens.flatMap(e=>Me(e).map(t=>(0,q.jsxDEV)(`tr`,{children:[(0,q.jsxDEV)(`th`,{scope:`row`,children:e.name},void 0,!1,{fileName:J,lineNumber:75,columnNumber:13},this),(0,q.jsxDEV)(`td`,{children:t.with},void 0,!1,{fileName:J,lineNumber:76,columnNumber:13},this),(0,q.jsxDEV)(`td`,{children:t.need===`text`?`words`:`edge`},void 0,!1,{fileName:J,lineNumber:77,columnNumber:13},this),A.map(n=>(0,q.jsxDEV)(ke,{front:Y(e.name,n),back:Y(t.with,n),value:t.ratio[n],least:t.least[n]},n,!1,{fileName:J,lineNumber:79,columnNumber:15},this))]},`${e.name} ${t.with} ${t.need}`,!0,{fileName:J,lineNumber:74,columnNumber:11},this)))},void 0,!1,{fileName:J,lineNumber:68,columnNumber:5},this)}function je(){let e=f.standard.boundary,t=(e,t)=>Math.max(...Ne.map(n=>d(Y(n,t),Y(e,t))));return(0,q.jsxDEV)(K,{caption:`The better of the ring’s two tones against its neighbour. At least ${e} : 1.`,headers:[`Next to`],children:[y.back,...re].map(e=>(0,q.jsxDEV)(`tr`,{children:[(0,q.jsxDEV)(`th`,{scope:`row`,children:e===y.back?`its own other tone`:e},void 0,!1,{fileName:J,lineNumber:108,columnNumber:11},this),A.map(n=>(0,q.jsxDEV)(`td`,{children:[(e===y.back?d(Y(y.front,n),Y(e,n)):t(e,n)).toFixed(1),` `,`: 1`]},n,!0,{fileName:J,lineNumber:110,columnNumber:13},this))]},e,!0,{fileName:J,lineNumber:107,columnNumber:9},this))},void 0,!1,{fileName:J,lineNumber:102,columnNumber:5},this)}var q,J,Y,Me,Ne;function X(){return(X=e((()=>{a(),b(),P(),L(),G(),q=t(),J=`/tmp/w/matrix/stories/support/Contrasts.tsx`,Y=(e,t)=>W.colours[t][e]??``,Me=({name:e,contrasts:t})=>t.filter(({as:t,with:n})=>t===`front`&&(e!==y.front||n!==y.back)),Ne=[y.front,y.back]})))()}function Pe({token:e,theme:t}){let n=e.type===`color`&&e.css[t]!==`none`;return(0,Z.jsxDEV)(`td`,{children:[n&&(0,Z.jsxDEV)(Z.Fragment,{children:[(0,Z.jsxDEV)(`svg`,{className:`story-swatch`,viewBox:`0 0 48 24`,"aria-hidden":`true`,focusable:`false`,children:(0,Z.jsxDEV)(`rect`,{width:`48`,height:`24`,fill:Y(e.name,t)},void 0,!1,{fileName:Q,lineNumber:14,columnNumber:13},this)},void 0,!1,{fileName:Q,lineNumber:13,columnNumber:11},this),` `]},void 0,!0,{fileName:Q,lineNumber:12,columnNumber:9},this),(0,Z.jsxDEV)(`code`,{children:e.css[t].replace(/^var\(--([\w-]+)\)$/,`$1`)},void 0,!1,{fileName:Q,lineNumber:18,columnNumber:7},this)]},void 0,!0,{fileName:Q,lineNumber:10,columnNumber:5},this)}function Fe(){return W.headings.map(({name:e,text:t})=>(0,Z.jsxDEV)(`section`,{"aria-label":e,children:[(0,Z.jsxDEV)(`h3`,{children:e},void 0,!1,{fileName:Q,lineNumber:27,columnNumber:7},this),(0,Z.jsxDEV)(K,{caption:t,headers:[`Token`,`What for`],children:W.tokens.filter(({group:t})=>t===e).map(e=>(0,Z.jsxDEV)(`tr`,{children:[(0,Z.jsxDEV)(`th`,{scope:`row`,children:e.name},void 0,!1,{fileName:Q,lineNumber:33,columnNumber:15},this),(0,Z.jsxDEV)(`td`,{className:`story-words`,children:e.purpose},void 0,!1,{fileName:Q,lineNumber:34,columnNumber:15},this),A.map(t=>(0,Z.jsxDEV)(Pe,{token:e,theme:t},t,!1,{fileName:Q,lineNumber:36,columnNumber:17},this))]},e.name,!0,{fileName:Q,lineNumber:32,columnNumber:13},this))},void 0,!1,{fileName:Q,lineNumber:28,columnNumber:7},this)]},e,!0,{fileName:Q,lineNumber:26,columnNumber:5},this))}function Ie(){return(0,Z.jsxDEV)(i,{children:(0,Z.jsxDEV)(`ul`,{children:Oe.map(e=>(0,Z.jsxDEV)(`li`,{children:(0,Z.jsxDEV)(`a`,{href:`design-tokens/${e}`,download:e,children:e},void 0,!1,{fileName:Q,lineNumber:52,columnNumber:13},this)},e,!1,{fileName:Q,lineNumber:51,columnNumber:11},this))},void 0,!1,{fileName:Q,lineNumber:49,columnNumber:7},this)},void 0,!1,{fileName:Q,lineNumber:48,columnNumber:5},this)}var Z,Q;function Le(){return(Le=e((()=>{a(),P(),X(),G(),Z=t(),Q=`/tmp/w/matrix/stories/support/TokenTables.tsx`})))()}function Re(e){let t={code:`code`,h1:`h1`,h2:`h2`,p:`p`,...o(),...e.components};return(0,$.jsxs)($.Fragment,{children:[(0,$.jsx)(r,{title:`Documents/Tokens`}),`
`,(0,$.jsx)(t.h1,{id:`tokens`,children:`Tokens`}),`
`,(0,$.jsxs)(t.p,{children:[`Two layers. `,(0,$.jsx)(t.code,{children:`palette.css`}),` names colours by what they look like; `,(0,$.jsx)(t.code,{children:`tokens.css`}),` names them by what they are for. Everything outside
`,(0,$.jsx)(t.code,{children:`src/theme`}),` uses the second layer only: `,(0,$.jsx)(t.code,{children:`var(--text)`}),`, never `,(0,$.jsx)(t.code,{children:`var(--ink-950)`}),`. High contrast and large text change the values
of tokens; no component knows of them.`]}),`
`,(0,$.jsxs)(t.p,{children:[`All that is on this page is read from the style sheets. `,(0,$.jsx)(t.code,{children:`src/theme/contrast.test.ts`}),` fails when a contrast is too low, and
`,(0,$.jsx)(t.code,{children:`src/theme/designTokens.test.ts`}),` when a token does not say what it is for.`]}),`
`,(0,$.jsx)(t.h2,{id:`for-your-own-tools`,children:`For your own tools`}),`
`,(0,$.jsxs)(t.p,{children:[`The tokens in the Design Tokens format 2025.10: one file with both switches for tools that read resolvers, and one for each of the
four themes with final values. Names, purposes and contrast pairs are in all of them. `,(0,$.jsx)(t.code,{children:`npm run tokens`}),` writes the same files.`]}),`
`,(0,$.jsx)(Ie,{}),`
`,(0,$.jsx)(t.h2,{id:`text-and-borders`,children:`Text and borders`}),`
`,(0,$.jsx)(Ae,{}),`
`,(0,$.jsx)(t.h2,{id:`focus`,children:`Focus`}),`
`,(0,$.jsx)(t.p,{children:`The ring has two tones: 3 pixels of the inner tone touch the focused element, 3 pixels of the outer tone lie around them. On
any surface at least one of the two has enough contrast. Leave 8 pixels free around every focusable element.`}),`
`,(0,$.jsx)(je,{}),`
`,(0,$.jsx)(t.h2,{id:`all-tokens`,children:`All tokens`}),`
`,(0,$.jsxs)(t.p,{children:[`Sizes are in rem: they follow Large text, which makes the root half as big again, the browser's own text size, and zoom. `,(0,$.jsx)(t.code,{children:`line`}),` and
the fill of a star are for decoration only and carry no meaning, so they are not in the tables of contrast.`]}),`
`,(0,$.jsx)(Fe,{})]})}function ze(e={}){let{wrapper:t}={...o(),...e.components};return t?(0,$.jsx)(t,{...e,children:(0,$.jsx)(Re,{...e})}):Re(e)}var $;function Be(){return(Be=e((()=>{$=n(),s(),a(),X(),Le()})))()}Be();export{ze as default};