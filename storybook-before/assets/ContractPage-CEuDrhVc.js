import{n as e}from"./rolldown-runtime-sJBDdmOt.js";import{i as t,n,r}from"./iframe-C0Eu83C_.js";import{d as i,f as a,l as o,m as ee,o as s,p as te,r as ne,s as c}from"./blocks-Cu0uN_LC.js";import{n as re,r as ie,t as ae}from"./contracts-CL0OhAy5.js";import{n as oe,t as se}from"./Icon-xtJIwLAK.js";import{n as l,t as u}from"./Button-CUxpFmfd.js";import{n as ce,t as le}from"./Pagination-BrpZOwZv.js";import{_ as ue,h as de,u as fe}from"./paths-w5gsXQbh.js";import{n as pe,t as me}from"./SaveButton-ZaWjaSj3.js";import{n as he,t as ge}from"./SkipLink-BNiB-9AX.js";import{n as _e,t as ve}from"./StarAverage-B0XInlym.js";import{n as ye,t as d}from"./Status-DVbrk9aA.js";import{n as be,t as xe}from"./StarRating-22kVcDML.js";import{n as Se,t as Ce}from"./ThemeToggle-DAnSHA2X.js";import{n as we,t as Te}from"./ToggleGroup-DgJXd7ge.js";import{n as Ee,t as f}from"./Toolbar-IcgdMXb4.js";import{n as De,t as p}from"./FieldMessage-CFbEAD10.js";import{n as Oe,t as m}from"./Field-wcqWjbdE.js";import{n as ke,t as Ae}from"./DateTimeField-DyVSMNua.js";import{n as je,t as h}from"./PasswordField-D06Vy-IB.js";import{n as Me,t as Ne}from"./SearchField-DAwCAGbG.js";import{n as Pe,t as g}from"./SelectField-DaWrhE8s.js";import{n as Fe,t as Ie}from"./SuggestBox-DQ50EekB.js";import{n as Le,t as Re}from"./TextArea-DwvbaOX-.js";import{n as _,t as v}from"./TextField-Cx2HW-8x.js";import{a as ze,t as Be}from"./typedDate-CnQjeLMy.js";import{n as Ve,t as He}from"./EditConflict-CAbYfMd3.js";import{n as Ue,t as We}from"./UndoMessage-D65Zs_Gl.js";import{n as Ge,t as y}from"./OutcomeMessage-D-KPaaVT.js";import{n as Ke,t as b}from"./Progress-CkC2fxUm.js";import{n as qe,t as x}from"./Badge-Ce_c97Eh.js";import{n as Je,t as S}from"./Card-CrU8vH3s.js";import{a as C,i as Ye,n as Xe,o as Ze,r as w,t as Qe}from"./shell-aPZfkWYF.js";import{n as $e,t as T}from"./HelpStrip-Ka2bPZGI.js";import{a as et,d as E}from"./lazyIcons-BSkFHJ1S.js";import{n as tt,t as D}from"./PageTitle-Dlkg8GAr.js";import{n as nt,t as rt}from"./Shell-DB-y9HKd.js";import{n as it,t as O}from"./StatCard-EZkMx7Pf.js";import{n as at,t as k}from"./TextPage-BG3VhTBn.js";var ot;function st(){return(st=e((()=>{ot=`# AskDialog: how to use it

## When to use

- Before something that cannot be taken back, or that other people notice: deleting an account, sending an email to everybody.
- When a form would be left with unsaved words in it.

## When not to use

- For what can be undone. Do it at once, and offer Undo in an UndoMessage.
- For a message without a choice. Take NoticeDialog.

## Do and don’t

- Do: Say on each button what it does.
- Don’t: Make people work out what “Yes” and “No” stand for.

## Anatomy

1. The question, which is the name of the dialog.
2. What it is about: the name, the day, the number of people.
3. The safe button, first and with the focus.
4. The button that does it.

## Content

- Begin with what will happen, and name the thing: “Delete the appointment Hearing check?”
- Both buttons have a verb, and no word of the question is needed to understand them.
`})))()}var ct;function lt(){return(lt=e((()=>{ct=`# Badge: how to use it

## When to use

- To say in a word or two what kind of thing stands beside it: a category, a role, “Example figure”.

## When not to use

- For something to press. Take Button, or a link.
- For what just happened. Take Status.

## Do and don’t

- Do: Say the kind in a word that people know.
- Don’t: Use a sign, a code or a whole sentence.

## Anatomy

1. An edge: plain, or dashed for a figure that is not real.
2. A drawing, if it helps to recognise the word.
3. The word.

## Content

- One or two words, a capital at the start, no full stop.
- The same kind has the same word everywhere.
`})))()}var ut;function dt(){return(dt=e((()=>{ut=`# Button: how to use it

## When to use

- To do something on this page: save, send, open a dialog, show more.

## When not to use

- To go to another page or to a file. That is a link; \`buttonClass\` makes it look like a button.
- To choose one of several things. Take ToggleGroup or SelectField.

## Do and don’t

- Do: Have one main button in a block, with a verb and the thing on it.
- Don’t: Make everything the main thing, or leave open what is pressed.
- Do: Keep a button that cannot be pressed now, and say why.
- Don’t: Let people guess why it is grey.

## Anatomy

1. The edge and the fill, which show its kind.
2. A drawing that repeats the word, if at all.
3. The words.
4. The reason beside it, when it cannot be pressed now.

## Content

- A verb first, and what it acts on: “Delete appointment”. No “OK”, “Submit” or “Click here”.
- While it works it says what is going on: “Saving…”.
`})))()}var ft;function pt(){return(pt=e((()=>{ft=`# Card: how to use it

## When to use

- For one thing among others of its kind, in a list: a resource, an event, a story.

## When not to use

- For a figure. Take StatCard.
- For words that stand alone on a page. They need no frame.

## Do and don’t

- Do: Let the title be the link, and name each button.
- Don’t: Write “Read more”, which says nothing by itself.

## Anatomy

1. A picture, which repeats the words.
2. A badge with the kind.
3. The heading, with the link in it.
4. A sentence or two.
5. Buttons at the foot.

## Content

- The title alone says what it is: it is read in a list of links.
- No more than three lines of words. What is longer is on the page behind it.
`})))()}var mt;function ht(){return(ht=e((()=>{mt=`# DataTable: how to use it

## When to use

- For rows that people sort, search and compare, and do something with: the users, the emails that were sent.

## When not to use

- For things that people read one by one. Take a list of Cards.
- For two or three rows that never change. A plain table is enough.

## Do and don’t

- Do: Name the thing in each row’s buttons.
- Don’t: Repeat a button that is the same in each row when it is heard.

## Anatomy

1. The search of all columns.
2. The bar for the selected rows, or “No users selected”.
3. Headers that sort, and a search box in each column.
4. Rows, each with a name, a tick box and its buttons.
5. The status sentence, and the pages.

## Content

- \`noun\` says what the rows are called: “7 users”, never “7 items”.
- A header is one or two words; what is missing in a cell reads “None”.
`})))()}var gt;function _t(){return(_t=e((()=>{gt=`# DateTimeField: how to use it

## When to use

- For a day that people know or look up: a birthday, an appointment.

## When not to use

- For a few fixed days. Take SelectField.
- For a rough time, such as “in the morning”. Take SelectField.

## Do and don’t

- Do: Say in the hint which days can be chosen.
- Don’t: Ask for a date in one box, in a form of writing that people have to guess.

## Anatomy

1. The label of the group.
2. The hint, and the error above the boxes.
3. A box for the day, the month, the year, and the time if it is asked for.
4. “Choose a day”, which opens a month below the boxes.

## Content

- The label says what begins or ends: “Start Time”, not “Date”.
- Each mistake has a sentence of its own, with an example: “Enter a time, like 10:00 am”.
`})))()}var vt;function yt(){return(yt=e((()=>{vt=`# Dialog: how to use it

## When to use

- For a short task that belongs to the page behind it and comes back to it: change an address, add an event.

## When not to use

- For a message or a question. Take NoticeDialog or AskDialog.
- For a long form, or for something that people come back to. Make it a page.

## Do and don’t

- Do: Say in the title what is done here, and on the button what it does.
- Don’t: Leave no way out but the form.

## Anatomy

1. The heading, which is the dialog’s name.
2. “Close”, in words.
3. What it is about.
4. The form or the list.
5. The buttons, the main one first.

## Content

- The title is the words on the button that opened it: “Change address”.
- The main button has the verb of the title: “Save address”.
`})))()}var bt;function xt(){return(xt=e((()=>{bt=`# Dialogs: how to use it

## When to use

- To stop a person with a message or a question, from anywhere in the code: \`useDialogs()\`.

## When not to use

- For what need not stop anybody. Take OutcomeMessage or Status.
- For a form. Take Dialog.

## Do and don’t

- Do: Ask one thing at a time.
- Don’t: Ask two things in one dialog.

## Anatomy

1. NoticeDialog or AskDialog, whichever was called for.
2. A queue: the next one comes when the first is answered.

## Content

- See NoticeDialog and AskDialog.
- Each text stands alone: who reads it may not see the page behind it.
`})))()}var St;function Ct(){return(Ct=e((()=>{St=`# EditConflict: how to use it

## When to use

- At the top of a form, when somebody else has changed the same record since it was opened.

## When not to use

- For mistakes in the form. Take ErrorSummary.
- When only one person can write the record.

## Do and don’t

- Do: Show both versions, and let each be taken.
- Don’t: Tell people that their words are lost.

## Anatomy

1. What happened, and what can be done.
2. Each field that differs: “Now:” and “You wrote:”.
3. “Keep mine” and “Take theirs”.

## Content

- Say that nothing is lost: “What you wrote is still here.”
- Name who changed it only where people may know that.
`})))()}var wt;function Tt(){return(Tt=e((()=>{wt=`# ErrorSummary: how to use it

## When to use

- At the top of a form with several fields, after a check that found something.

## When not to use

- For a form that shows one error at a time. Move the focus to the field.
- For what went wrong on the way to the server. Take OutcomeMessage.

## Do and don’t

- Do: Use the words that stand beside the field.
- Don’t: Count the mistakes without naming them.

## Anatomy

1. The heading: “There is a problem”.
2. One link for each mistake, in the order of the fields.

## Content

- Say what to do: “Enter a title”, not “Title is invalid”.
- No “please”, no “oops”, no blame.
`})))()}var Et;function Dt(){return(Dt=e((()=>{Et=`# Field: how to use it

## When to use

- As the frame of a new kind of field: it joins label, hint, error and control.

## When not to use

- For a field that exists: TextField, TextArea, SelectField, DateTimeField, PasswordField.
- For a search. Take SearchField.

## Do and don’t

- Do: Keep the label above the box, and a hint below it.
- Don’t: Put the label into the box, where it goes when somebody types.

## Anatomy

1. The label, with “(required)” or “(optional)”.
2. The hint.
3. The error, above the box.
4. The box.

## Content

- A label of one to four words. A question is fine: “How do you get there?”
- The hint says what is needed before it is typed: form, length, range, why it is asked.
`})))()}var Ot;function kt(){return(kt=e((()=>{Ot=`# FieldMessage: how to use it

## When to use

- Inside Field: the hint or the error of one control.

## When not to use

- For a message about the whole form or page. Take ErrorSummary or Status.
- For a sentence between fields. That is a paragraph.

## Do and don’t

- Do: Say what to do next.
- Don’t: Say only that something is wrong.

## Anatomy

1. For an error: the triangle, and the word “Error:” for those who listen.
2. The sentence.

## Content

- An error begins with a verb and gives an example: “Enter a time, like 10:00 am”.
- A hint is one sentence, without “please”.
`})))()}var At;function jt(){return(jt=e((()=>{At=`# Header: how to use it

## When to use

- Once, at the top of every page. Shell puts it there.

## When not to use

- For the title of a page. Take PageTitle.
- For links within a page. Take a list of links.

## Do and don’t

- Do: Keep help and the switches in sight at every width.
- Don’t: Hide them in a menu behind three lines.

## Anatomy

1. The top bar: help by telephone, and the switches.
2. The name, which leads home.
3. The search.
4. The account.
5. The pages. On small screens search, account and pages are in the menu.

## Content

- The name of a page is the same here, in its title and in its window.
- “Menu” and “Close” in words.
`})))()}var Mt;function Nt(){return(Nt=e((()=>{Mt=`# HelpStrip: how to use it

## When to use

- Before the footer of every page. Shell puts it there.

## When not to use

- For the address of one service. That stands in its own card.
- For a link to a page with help. Take a link.

## Do and don’t

- Do: Write a number in groups, with who answers and when.
- Don’t: Leave out who answers, when, and what it costs.

## Anatomy

1. The heading.
2. The link to all numbers.
3. Each number: who answers, the number, the hours.

## Content

- Emergency first, then by how often they are needed.
- Hours in words: “Monday to Friday 8am to 8pm”, not “Mon–Fri 0800–2000”.
`})))()}var Pt;function Ft(){return(Ft=e((()=>{Pt=`# Icon: how to use it

## When to use

- Before a word, to recognise it sooner.

## When not to use

- Alone. The one exception is IconButton, which has a name.
- For a photo or a scene. That is a picture.

## Do and don’t

- Do: Put the word beside it.
- Don’t: Let a sign stand for a word.

## Anatomy

1. One drawing in the colour and size of the words beside it.

## Content

- The same drawing means the same everywhere.
- Choose a thing that people know from life: a bin, a house, a telephone.
`})))()}var It;function Lt(){return(Lt=e((()=>{It=`# ListNotice: how to use it

## When to use

- Above a list that other people change while somebody reads it.

## When not to use

- For a person’s own changes. They are shown at once, with OutcomeMessage.
- For a list that only one person writes.

## Do and don’t

- Do: Say what waits, and leave the list alone until the button is pressed.
- Don’t: Let the list jump while it is read.

## Anatomy

1. What waits, in words.
2. The button that shows it.
3. Without a connection: how old the list is.

## Content

- Count and name: “2 new events.”
- The button says what comes: “Show them”.
`})))()}var Rt;function zt(){return(zt=e((()=>{Rt=`# LiveRegion: how to use it

## When to use

- Once, in the document; \`useAnnounce()\` says through it what changed without the focus.

## When not to use

- For what takes the focus: it is read anyhow, and would be heard twice.
- For what must be read again later. That also stands on the page.

## Do and don’t

- Do: Say the result, once, in a short sentence.
- Don’t: Read out every step.

## Anatomy

1. A polite region, which waits until the sentence being read is over.
2. An assertive region, for errors only.

## Content

- The fact first: “3 events found.” No “Success!”
- The same words as on the page.
`})))()}var Bt;function Vt(){return(Vt=e((()=>{Bt=`# NoticeDialog: how to use it

## When to use

- For a message that has to be read before going on: the session has ended, the place is gone.

## When not to use

- For what need not stop anybody. Take OutcomeMessage or Status.
- For a mistake in a form. It stands beside its field.

## Do and don’t

- Do: Say what happened and what it means, in one sentence.
- Don’t: Give a code, or a cheer.

## Anatomy

1. The message, which is the dialog’s name.
2. Details, if there are any, and at most one link.
3. OK, as wide as the dialog.

## Content

- One sentence that stands alone; details come below.
- Say what can be done now, and where.
`})))()}var Ht;function Ut(){return(Ut=e((()=>{Ht=`# OutcomeMessage: how to use it

## When to use

- Beside what was pressed, for what came of it: saved, sent, failed.

## When not to use

- For how things stand when a page opens. Take Status.
- For what has to be read before going on. Take NoticeDialog.

## Do and don’t

- Do: Name the thing, and say what can be done.
- Don’t: Say that something went wrong, and no more.

## Anatomy

1. A sign and a coloured bar, which repeat the words.
2. The sentence.
3. “Undo”, where it can be taken back.

## Content

- What was done, then the thing: “Letter sent: To Nina.”
- A failure says what to do: “Try again in a minute, or call us.”
`})))()}var Wt;function Gt(){return(Gt=e((()=>{Wt=`# PageTitle: how to use it

## When to use

- Once on every page, as its first heading.

## When not to use

- For a section. That is an h2.
- For the title of a dialog. Dialog has its own.

## Do and don’t

- Do: Use the words of the link that led here.
- Don’t: Be clever where people look for a name.

## Anatomy

1. The heading.
2. A sentence or two below it, if they help.

## Content

- Two to four words, the name of what is here.
- The lead says what can be done on the page, not how good it is.
`})))()}var Kt;function qt(){return(qt=e((()=>{Kt=`# Pagination: how to use it

## When to use

- Below a table or a list that shows one page at a time.

## When not to use

- For steps of a task. Take buttons that say where they lead.
- For fewer things than fill two pages. Show all.

## Do and don’t

- Do: Say “First”, “Previous”, “Next” and “Last” in words, and keep each in its place.
- Don’t: Offer arrows and a row of small figures.

## Anatomy

1. Four buttons.
2. Above it, in the list: which page is shown.

## Content

- The label says what has pages: “Pages of users”.
- The list says “Page 2 of 3.”
`})))()}var Jt;function Yt(){return(Yt=e((()=>{Jt=`# PasswordField: how to use it

## When to use

- To log in, and to choose a new password.

## When not to use

- For any other secret, such as a code from a letter. Take TextField: people need to see it.
- To ask for the same password twice. People can look at it instead.

## Do and don’t

- Do: Show all rules before anything is typed.
- Don’t: Tell the rules one by one, after each try.

## Anatomy

1. The label, the hint and the error, as in Field.
2. The box.
3. “Show password”.
4. The rules, each with “done” or “still needed”.

## Content

- A rule is short and can be checked: “At least 8 characters”.
- Say nothing of how strong a password is.
`})))()}var Xt;function Zt(){return(Zt=e((()=>{Xt=`# Progress: how to use it

## When to use

- For a job that takes longer than a few seconds, when its length is known or when there are steps to count.

## When not to use

- For a page that loads. Take Status with \`loading\`.
- For the steps of a form.

## Do and don’t

- Do: Say in words how far it is.
- Don’t: Show a percentage, or something that turns.

## Anatomy

1. The label: what is being done.
2. The bar.
3. The same in words below it.

## Content

- Count what people know: “3 of 7 emails sent”, not “43 %”.
- Say at the end what came of it, in an OutcomeMessage.
`})))()}var Qt;function $t(){return($t=e((()=>{Qt=`# SaveButton: how to use it

## When to use

- On each thing that people may want to find again: an event, a service, a resource.

## When not to use

- To store a form. Take Button with “Save”.
- To register for an event. Saving keeps no place.

## Do and don’t

- Do: Change the word with the state.
- Don’t: Let a star alone say it.

## Anatomy

1. The star: an outline, or filled.
2. The word: “Save” or “Saved”.
3. Beside it: the link to all that is saved, or what went wrong.

## Content

- \`title\` is the name of the thing, as on its card.
- What failed says what to do: “Could not save. Try again.”
`})))()}var en;function tn(){return(tn=e((()=>{en=`# SearchField: how to use it

## When to use

- To search the site, a list or a map by words.

## When not to use

- For a text in a form. Take TextField.
- To choose from a few fixed things. Take ToggleGroup or SelectField.

## Do and don’t

- Do: Say what is searched.
- Don’t: Leave a sign to be guessed, in a box that has no name.

## Anatomy

1. The label: visible, or in the empty box where there is no room.
2. The box.
3. The button, in words.

## Content

- The label names what is searched: “Search resources”.
- The page says how many were found, and what to do when nothing was.
`})))()}var nn;function rn(){return(rn=e((()=>{nn=`# SelectField: how to use it

## When to use

- For one choice of six or more that people know: a role, a state, a month.

## When not to use

- For two to five choices that people compare. Take ToggleGroup or radio buttons.
- Where any text is allowed. Take SuggestBox.

## Do and don’t

- Do: Say in each option what it is, in words that people know.
- Don’t: Use codes, or an order that nobody knows.

## Anatomy

1. The label, the hint and the error, as in Field.
2. The box with what is chosen.
3. The list, which is the device’s own.

## Content

- Options begin with the word in which they differ.
- The order is one that people know: the alphabet, the calendar, from little to much.
`})))()}var an;function on(){return(on=e((()=>{an=`# Shell: how to use it

## When to use

- Around every page, once. The app does it.

## When not to use

- Around a dialog.
- Around a page for printing only.

## Do and don’t

- Do: Keep help in the same place on every page.
- Don’t: Let a page begin without the header, or end without help.

## Anatomy

1. The skip link.
2. The header.
3. A message about the whole product, if there is one.
4. The page, in \`main\`.
5. Help.
6. The footer.

## Content

- \`title\` is the page’s heading, word for word.
- The footer has what people look for at the end: privacy, accessibility, contact.
`})))()}var sn;function cn(){return(cn=e((()=>{sn=`# SkipLink: how to use it

## When to use

- As the first thing of every page. Shell puts it there.

## When not to use

- For a list of sections. Take links with headings.
- Between parts of a form.

## Do and don’t

- Do: Say where it leads.
- Don’t: Call it by a word of the trade.

## Anatomy

1. The link, which is out of sight until it has the focus.

## Content

- “Skip to main content”: a verb and the place.
- The same words on every page.
`})))()}var ln;function un(){return(un=e((()=>{ln=`# StarAverage: how to use it

## When to use

- To show what others thought, on a card or a page.

## When not to use

- To let somebody rate. Take StarRating.
- For the rating of one person. Say it in words.

## Do and don’t

- Do: Say the average, the scale and the number of ratings.
- Don’t: Show five empty stars for “no ratings yet”.

## Anatomy

1. Five stars, drawn to the nearest half.
2. The sentence.

## Content

- “Average 4.3 out of 5, from 12 ratings.”
- Without ratings: “No ratings yet”, and nothing else.
`})))()}var dn;function fn(){return(fn=e((()=>{dn=`# StarRating: how to use it

## When to use

- To let somebody who may rate give one to five stars.

## When not to use

- To show an average, or to people who may not rate. Take StarAverage.
- For yes or no, or for more than five steps.

## Do and don’t

- Do: Say what is rated, and how it stands, in words.
- Don’t: Show stars without a word, or a form that nobody can use.

## Anatomy

1. The label, with what is rated.
2. The rating in words.
3. Five stars.
4. What came of it, with “Undo”.

## Content

- The label names the thing: “Rate: Tea with milk”.
- Say “Not rated by you yet”, never “0 stars”.
`})))()}var pn;function mn(){return(mn=e((()=>{pn=`# StatCard: how to use it

## When to use

- For one figure on a page for administrators, with its name.

## When not to use

- For figures that are compared. Take a table.
- For something to press. Take Card with a link.

## Do and don’t

- Do: Put the name before the figure, and the change in words.
- Don’t: Leave the change to an arrow or a colour.

## Anatomy

1. The label.
2. The figure.
3. The change, if there is one.
4. The badge, if the figure is only an example.
5. Details: what is counted, and since when.

## Content

- The label has no verb: “Users”, “Events this month”.
- Say “rounded” where it is, and “Not known” where nobody knows.
`})))()}var hn;function gn(){return(gn=e((()=>{hn=`# Status: how to use it

## When to use

- In the place of the content: loading, empty, failed. And for what holds as long as somebody is here.

## When not to use

- For what came of a press. Take OutcomeMessage.
- For what has to be read before going on. Take NoticeDialog.

## Do and don’t

- Do: Say what is so, and what can be done.
- Don’t: Say “Error” or “No data”.

## Anatomy

1. A sign and a bar at the side, one for each kind.
2. The words.
3. One button that helps.

## Content

- Empty: say what is not there, and how it would get there.
- Failed: say what happened, then what to do. No codes.
`})))()}var _n;function vn(){return(vn=e((()=>{_n=`# SuggestBox: how to use it

## When to use

- Where any text is allowed and the likely ones are known: a suburb, a title.

## When not to use

- For a choice of a few fixed answers. Take SelectField.
- For a list that people want to read through.

## Do and don’t

- Do: Let people go on typing, whatever is suggested.
- Don’t: Refuse what is not in the list.

## Anatomy

1. The box of a field or of a search.
2. The list below it, while somebody types.
3. In it, what can be chosen.

## Content

- A suggestion is the text that will stand in the box, whole.
- The likeliest first.
`})))()}var yn;function bn(){return(bn=e((()=>{yn=`# TextArea: how to use it

## When to use

- For an answer of more than one line: a description, an email.

## When not to use

- For a name, a number or an address. Take TextField.
- For text with headings and pictures.

## Do and don’t

- Do: Say how much is wanted, and show room for it.
- Don’t: Ask for a story in a box for a word.

## Anatomy

1. The label, the hint and the error, as in Field.
2. The box, four lines high, which grows.

## Content

- The label asks for the thing: “What should people bring?”
- A limit stands in the hint, before anybody types: “No more than 200 words”.
`})))()}var xn;function Sn(){return(Sn=e((()=>{xn=`# TextField: how to use it

## When to use

- For one line of text: a name, an address, a number.

## When not to use

- For more than one line. Take TextArea.
- For a date. Take DateTimeField.

## Do and don’t

- Do: Keep the label and an example in sight while somebody types.
- Don’t: Say what is wrong without saying what is right.

## Anatomy

1. The label, with “(optional)” where it is.
2. The hint.
3. The error, above the box.
4. The box.

## Content

- The label is what people call it: “Email”, not “User identifier”.
- The hint gives an example that works: “For example, 0412 345 678”.
`})))()}var Cn;function wn(){return(wn=e((()=>{Cn=`# TextPage: how to use it

## When to use

- For a page that is mostly words: privacy, help, about.

## When not to use

- For a list of things. Take Cards in the page’s own grid.
- For a form. That is a page of its own, or a Dialog.

## Do and don’t

- Do: Begin each section with a heading that says what is in it.
- Don’t: Write a wall of words.

## Anatomy

1. The title and a lead.
2. Sections, each with an h2.
3. Paragraphs and lists, no wider than 62 characters.

## Content

- One idea in a sentence, three sentences in a paragraph.
- The most needed first. Links say where they lead.
`})))()}var Tn;function En(){return(En=e((()=>{Tn=`# ThemeToggle: how to use it

## When to use

- For the two switches at the top of every page: large text, high contrast.

## When not to use

- For a filter. Take ToggleGroup.
- For an answer in a form. Take a tick box.

## Do and don’t

- Do: Keep the words, and let the knob show the state.
- Don’t: Change the words with the state: is “on” what is, or what will be?

## Anatomy

1. A drawing that repeats the words.
2. The words.
3. The track with its knob, at one end or the other.

## Content

- Name what is switched: “Large text”.
- The same words when it is on and when it is off.
`})))()}var Dn;function On(){return(On=e((()=>{Dn=`# ToggleGroup: how to use it

## When to use

- For a filter of two to six choices, of which one is on, that acts at once.

## When not to use

- For an answer that is sent with a form. Take radio buttons or SelectField.
- To go to another page. Take links.

## Do and don’t

- Do: Mark the one that is on with a tick, and have one for “all”.
- Don’t: Leave it to a colour.

## Anatomy

1. The label of the group.
2. The buttons, the one that is on with tick and fill.

## Content

- One or two words on each; together they answer the label: “Show: All, Fitness, Nutrition”.
- The first is the one that shows all.
`})))()}var kn;function An(){return(An=e((()=>{kn=`# Toolbar: how to use it

## When to use

- For buttons that act on the same thing: the selected rows.

## When not to use

- For the buttons of a form. They stand at its foot.
- To get around the site.

## Do and don’t

- Do: Say how many things the buttons act on.
- Don’t: Leave open what will be deleted.

## Anatomy

1. What will be acted on, with the count.
2. The buttons.
3. “Clear selection”, at the end.

## Content

- The count is in the button as well: “Delete 7 letters”.
- The label is the sentence that is announced: “7 letters selected”.
`})))()}var jn;function Mn(){return(Mn=e((()=>{jn=`# UndoMessage: how to use it

## When to use

- After something was taken away that can come back: in the place where it was.

## When not to use

- Before something that cannot be undone. Take AskDialog.
- For what came of a press that takes nothing away. Take OutcomeMessage.

## Do and don’t

- Do: Name what is gone, and stay until the next action.
- Don’t: Ask beforehand about what can be undone.

## Anatomy

1. A sign and a coloured bar, which repeat the words.
2. The sentence.
3. “Undo”.

## Content

- What was done, then the thing: “Appointment deleted: Hearing check.”
- After Undo say what is back: “Brought back: Hearing check.”
`})))()}function Nn(e){return e.split(`
`).flatMap(e=>{let[,t,n]=/^- (Do|Don’t): (.+)$/.exec(e)??[];return t&&n?[{kind:t===`Do`?`do`:`dont`,words:n}]:[]})}var Pn,A,Fn;function j(){return(j=e((()=>{st(),lt(),dt(),pt(),ht(),_t(),yt(),xt(),Ct(),Tt(),Dt(),kt(),jt(),Nt(),Ft(),Lt(),zt(),Vt(),Ut(),Gt(),qt(),Yt(),Zt(),$t(),tn(),rn(),on(),cn(),un(),fn(),mn(),gn(),vn(),bn(),Sn(),wn(),En(),On(),An(),Mn(),Pn=Object.assign({"../../src/components/AskDialog/AskDialog.guide.md":ot,"../../src/components/Badge/Badge.guide.md":ct,"../../src/components/Button/Button.guide.md":ut,"../../src/components/Card/Card.guide.md":ft,"../../src/components/DataTable/DataTable.guide.md":mt,"../../src/components/DateTimeField/DateTimeField.guide.md":gt,"../../src/components/Dialog/Dialog.guide.md":vt,"../../src/components/Dialogs/Dialogs.guide.md":bt,"../../src/components/EditConflict/EditConflict.guide.md":St,"../../src/components/ErrorSummary/ErrorSummary.guide.md":wt,"../../src/components/Field/Field.guide.md":Et,"../../src/components/FieldMessage/FieldMessage.guide.md":Ot,"../../src/components/Header/Header.guide.md":At,"../../src/components/HelpStrip/HelpStrip.guide.md":Mt,"../../src/components/Icon/Icon.guide.md":Pt,"../../src/components/ListNotice/ListNotice.guide.md":It,"../../src/components/LiveRegion/LiveRegion.guide.md":Rt,"../../src/components/NoticeDialog/NoticeDialog.guide.md":Bt,"../../src/components/OutcomeMessage/OutcomeMessage.guide.md":Ht,"../../src/components/PageTitle/PageTitle.guide.md":Wt,"../../src/components/Pagination/Pagination.guide.md":Kt,"../../src/components/PasswordField/PasswordField.guide.md":Jt,"../../src/components/Progress/Progress.guide.md":Xt,"../../src/components/SaveButton/SaveButton.guide.md":Qt,"../../src/components/SearchField/SearchField.guide.md":en,"../../src/components/SelectField/SelectField.guide.md":nn,"../../src/components/Shell/Shell.guide.md":an,"../../src/components/SkipLink/SkipLink.guide.md":sn,"../../src/components/StarAverage/StarAverage.guide.md":ln,"../../src/components/StarRating/StarRating.guide.md":dn,"../../src/components/StatCard/StatCard.guide.md":pn,"../../src/components/Status/Status.guide.md":hn,"../../src/components/SuggestBox/SuggestBox.guide.md":_n,"../../src/components/TextArea/TextArea.guide.md":yn,"../../src/components/TextField/TextField.guide.md":xn,"../../src/components/TextPage/TextPage.guide.md":Cn,"../../src/components/ThemeToggle/ThemeToggle.guide.md":Tn,"../../src/components/ToggleGroup/ToggleGroup.guide.md":Dn,"../../src/components/Toolbar/Toolbar.guide.md":kn,"../../src/components/UndoMessage/UndoMessage.guide.md":jn}),A=new Map(Object.entries(Pn).map(([e,t])=>[/(\w+)\.guide\.md$/.exec(e)?.[1]??e,t])),Fn=[`When to use`,`When not to use`,`Do and don’t`,`Anatomy`,`Content`]})))()}function M({title:e,children:t,buttons:n}){return(0,P.jsxDEV)(`div`,{className:`story-window`,children:[(0,P.jsxDEV)(`p`,{className:`story-window-title`,children:e},void 0,!1,{fileName:F,lineNumber:15,columnNumber:7},this),t,n&&(0,P.jsxDEV)(`div`,{className:`story-row`,children:n},void 0,!1,{fileName:F,lineNumber:17,columnNumber:19},this)]},void 0,!0,{fileName:F,lineNumber:14,columnNumber:5},this)}function In({phrases:e}){return(0,P.jsxDEV)(`ul`,{className:`story-heard`,children:e.map(e=>(0,P.jsxDEV)(`li`,{children:[`“`,e,`”`]},e,!0,{fileName:F,lineNumber:27,columnNumber:9},this))},void 0,!1,{fileName:F,lineNumber:25,columnNumber:5},this)}function N({words:e}){return(0,P.jsxDEV)(`ul`,{children:e.map(e=>(0,P.jsxDEV)(`li`,{children:e},e,!1,{fileName:F,lineNumber:38,columnNumber:9},this))},void 0,!1,{fileName:F,lineNumber:36,columnNumber:5},this)}var P,F,I;function L(){return(L=e((()=>{P=n(),F=`/tmp/w/matrix/stories/guides/frame.tsx`,I=()=>void 0})))()}var R,z,Ln,Rn;function zn(){return(zn=e((()=>{l(),ce(),pe(),he(),ue(),_e(),be(),Se(),we(),Ee(),L(),R=n(),z=`/tmp/w/matrix/stories/guides/actions.tsx`,Ln=[{value:`all`,label:`All`},{value:`fitness`,label:`Fitness`},{value:`food`,label:`Nutrition`}],Rn={Button:[(0,R.jsxDEV)(`div`,{className:`story-row`,children:[(0,R.jsxDEV)(u,{kind:`main`,children:`Save appointment`},void 0,!1,{fileName:z,lineNumber:24,columnNumber:7},void 0),(0,R.jsxDEV)(u,{children:`Cancel`},void 0,!1,{fileName:z,lineNumber:25,columnNumber:7},void 0)]},`1`,!0,{fileName:z,lineNumber:23,columnNumber:5},void 0),(0,R.jsxDEV)(`div`,{className:`story-row`,children:[(0,R.jsxDEV)(u,{kind:`main`,children:`OK`},void 0,!1,{fileName:z,lineNumber:28,columnNumber:7},void 0),(0,R.jsxDEV)(u,{kind:`main`,children:`Submit`},void 0,!1,{fileName:z,lineNumber:29,columnNumber:7},void 0),(0,R.jsxDEV)(u,{kind:`main`,children:`Click here`},void 0,!1,{fileName:z,lineNumber:30,columnNumber:7},void 0)]},`2`,!0,{fileName:z,lineNumber:27,columnNumber:5},void 0),(0,R.jsxDEV)(u,{unavailable:`All 25 places are taken.`,children:`Full`},`3`,!1,{fileName:z,lineNumber:32,columnNumber:5},void 0),(0,R.jsxDEV)(`span`,{className:`story-faded`,children:(0,R.jsxDEV)(u,{children:`Register`},void 0,!1,{fileName:z,lineNumber:36,columnNumber:7},void 0)},`4`,!1,{fileName:z,lineNumber:35,columnNumber:5},void 0)],Pagination:[(0,R.jsxDEV)(le,{label:`Pages of users`,page:2,pageCount:3,onPage:I},`1`,!1,{fileName:z,lineNumber:40,columnNumber:5},void 0),(0,R.jsxDEV)(`div`,{className:`story-row`,children:[`«`,`1`,`2`,`3`,`…`,`87`,`»`].map(e=>(0,R.jsxDEV)(u,{size:`small`,children:e},e,!1,{fileName:z,lineNumber:43,columnNumber:9},void 0))},`2`,!1,{fileName:z,lineNumber:41,columnNumber:5},void 0)],SaveButton:[(0,R.jsxDEV)(me,{title:`Morning Tea and Chat`,pressed:!0,onChange:I,children:(0,R.jsxDEV)(`a`,{className:`alone`,href:`#saved`,children:`Show all you saved`},void 0,!1,{fileName:z,lineNumber:51,columnNumber:7},void 0)},`1`,!1,{fileName:z,lineNumber:50,columnNumber:5},void 0),(0,R.jsxDEV)(`span`,{className:`story-sign`,children:`★`},`2`,!1,{fileName:z,lineNumber:55,columnNumber:5},void 0)],SkipLink:[(0,R.jsxDEV)(`div`,{className:`story-shown`,children:(0,R.jsxDEV)(ge,{href:`#main`,children:`Skip to main content`},void 0,!1,{fileName:z,lineNumber:61,columnNumber:7},void 0)},`1`,!1,{fileName:z,lineNumber:60,columnNumber:5},void 0),(0,R.jsxDEV)(`div`,{className:`story-shown`,children:(0,R.jsxDEV)(ge,{href:`#main`,children:`Bypass block navigation`},void 0,!1,{fileName:z,lineNumber:64,columnNumber:7},void 0)},`2`,!1,{fileName:z,lineNumber:63,columnNumber:5},void 0)],StarAverage:[(0,R.jsxDEV)(ve,{average:4.3,count:12},`1`,!1,{fileName:z,lineNumber:68,columnNumber:5},void 0),(0,R.jsxDEV)(`span`,{className:`story-sign`,children:`☆☆☆☆☆`},`2`,!1,{fileName:z,lineNumber:69,columnNumber:5},void 0)],StarRating:[(0,R.jsxDEV)(xe,{label:`Rate: Tea with milk`,value:null,onSave:I},`1`,!1,{fileName:z,lineNumber:74,columnNumber:5},void 0),(0,R.jsxDEV)(`span`,{className:`story-sign story-faded`,children:`☆☆☆☆☆`},`2`,!1,{fileName:z,lineNumber:75,columnNumber:5},void 0)],ThemeToggle:[(0,R.jsxDEV)(`div`,{className:`story-strong`,children:(0,R.jsxDEV)(Ce,{label:`High contrast`,icon:fe,pressed:!0,onChange:I},void 0,!1,{fileName:z,lineNumber:81,columnNumber:7},void 0)},`1`,!1,{fileName:z,lineNumber:80,columnNumber:5},void 0),(0,R.jsxDEV)(`div`,{className:`story-strong`,children:(0,R.jsxDEV)(Ce,{label:`Turn high contrast off`,icon:fe,pressed:!0,onChange:I},void 0,!1,{fileName:z,lineNumber:84,columnNumber:7},void 0)},`2`,!1,{fileName:z,lineNumber:83,columnNumber:5},void 0)],ToggleGroup:[(0,R.jsxDEV)(Te,{label:`Show`,showLabel:!0,options:Ln,value:`fitness`,onChange:I},`1`,!1,{fileName:z,lineNumber:88,columnNumber:5},void 0),(0,R.jsxDEV)(`div`,{className:`story-row`,children:[(0,R.jsxDEV)(u,{children:`Fitness`},void 0,!1,{fileName:z,lineNumber:90,columnNumber:7},void 0),(0,R.jsxDEV)(u,{kind:`main`,children:`Nutrition`},void 0,!1,{fileName:z,lineNumber:91,columnNumber:7},void 0)]},`2`,!0,{fileName:z,lineNumber:89,columnNumber:5},void 0)],Toolbar:[(0,R.jsxDEV)(f,{label:`7 letters selected`,showLabel:!0,children:[(0,R.jsxDEV)(u,{kind:`danger`,children:`Delete 7 letters`},void 0,!1,{fileName:z,lineNumber:96,columnNumber:7},void 0),(0,R.jsxDEV)(u,{kind:`quiet`,children:`Clear selection`},void 0,!1,{fileName:z,lineNumber:97,columnNumber:7},void 0)]},`1`,!0,{fileName:z,lineNumber:95,columnNumber:5},void 0),(0,R.jsxDEV)(f,{label:`Actions`,children:[(0,R.jsxDEV)(u,{kind:`danger`,children:`Delete`},void 0,!1,{fileName:z,lineNumber:100,columnNumber:7},void 0),(0,R.jsxDEV)(u,{kind:`quiet`,children:`Clear`},void 0,!1,{fileName:z,lineNumber:101,columnNumber:7},void 0)]},`2`,!0,{fileName:z,lineNumber:99,columnNumber:5},void 0)]}})))()}var B,V,Bn,H,Vn;function Hn(){return(Hn=e((()=>{l(),Oe(),De(),ke(),je(),Me(),Pe(),Fe(),Le(),_(),Be(),L(),B=n(),V=`/tmp/w/matrix/stories/guides/fields.tsx`,Bn=[{id:`length`,label:`At least 8 characters`,met:!0},{id:`number`,label:`One number (0 to 9)`,met:!1}],H=e=>(0,B.jsxDEV)(`input`,{placeholder:e},void 0,!1,{fileName:V,lineNumber:21,columnNumber:40},void 0),Vn={DateTimeField:[(0,B.jsxDEV)(Ae,{label:`Start Time`,hint:`You can book from today to Sunday 21 February 2027.`,value:``,writing:ze,today:`2026-11-21`,onChange:I},`1`,!1,{fileName:V,lineNumber:26,columnNumber:5},void 0),(0,B.jsxDEV)(v,{label:`Date (DD/MM/YYYY HH:MM)`,defaultValue:``},`2`,!1,{fileName:V,lineNumber:35,columnNumber:5},void 0)],Field:[(0,B.jsxDEV)(m,{label:`Town or suburb`,hint:`Where you live now.`,children:e=>(0,B.jsxDEV)(`input`,{...e,defaultValue:`Footscray`},void 0,!1,{fileName:V,lineNumber:39,columnNumber:21},void 0)},`1`,!1,{fileName:V,lineNumber:38,columnNumber:5},void 0),(0,B.jsxDEV)(`div`,{children:H(`Town or suburb`)},`2`,!1,{fileName:V,lineNumber:41,columnNumber:5},void 0)],FieldMessage:[(0,B.jsxDEV)(p,{kind:`error`,id:`guide-good`,children:`Enter a time, like 10:00 am.`},`1`,!1,{fileName:V,lineNumber:44,columnNumber:5},void 0),(0,B.jsxDEV)(p,{kind:`error`,id:`guide-bad`,children:`Invalid value.`},`2`,!1,{fileName:V,lineNumber:47,columnNumber:5},void 0)],PasswordField:[(0,B.jsxDEV)(h,{label:`Password`,autoComplete:`new-password`,rules:Bn,value:`marigold`,onChange:I},`1`,!1,{fileName:V,lineNumber:52,columnNumber:5},void 0),(0,B.jsxDEV)(h,{label:`Password`,autoComplete:`new-password`,error:`Your password is too weak.`,value:`marigold`,onChange:I},`2`,!1,{fileName:V,lineNumber:60,columnNumber:5},void 0)],SearchField:[(0,B.jsxDEV)(Ne,{label:`Search resources`,action:`#search`},`1`,!1,{fileName:V,lineNumber:70,columnNumber:5},void 0),(0,B.jsxDEV)(`div`,{className:`story-row`,children:[H(`…`),` `,(0,B.jsxDEV)(`span`,{className:`story-sign`,children:`⌕`},void 0,!1,{fileName:V,lineNumber:72,columnNumber:26},void 0)]},`2`,!0,{fileName:V,lineNumber:71,columnNumber:5},void 0)],SelectField:[(0,B.jsxDEV)(g,{label:`How do you get there?`,options:[`By bus`,`By car`,`By train`,`On foot`].map(e=>({value:e,label:e}))},`1`,!1,{fileName:V,lineNumber:76,columnNumber:5},void 0),(0,B.jsxDEV)(g,{label:`Transport mode`,options:[`TM-03 (train)`,`TM-01 (car)`,`N/A`].map(e=>({value:e,label:e}))},`2`,!1,{fileName:V,lineNumber:81,columnNumber:5},void 0)],SuggestBox:[(0,B.jsxDEV)(`div`,{children:[(0,B.jsxDEV)(m,{label:`Suburb`,children:e=>(0,B.jsxDEV)(Ie,{...e,value:`Foot`,suggest:null,onChoose:I,onChange:I},void 0,!1,{fileName:V,lineNumber:91,columnNumber:11},void 0)},void 0,!1,{fileName:V,lineNumber:89,columnNumber:7},void 0),(0,B.jsxDEV)(N,{words:[`Footscray`,`Footscray West`]},void 0,!1,{fileName:V,lineNumber:94,columnNumber:7},void 0)]},`1`,!0,{fileName:V,lineNumber:88,columnNumber:5},void 0),(0,B.jsxDEV)(v,{label:`Suburb`,error:`Choose a suburb from the list.`,defaultValue:`Foot`},`2`,!1,{fileName:V,lineNumber:96,columnNumber:5},void 0)],TextArea:[(0,B.jsxDEV)(Re,{label:`What should people bring?`,hint:`No more than 200 words.`,defaultValue:``},`1`,!1,{fileName:V,lineNumber:99,columnNumber:5},void 0),(0,B.jsxDEV)(v,{label:`Description`,defaultValue:`Bring a cup, a chair, a hat and`},`2`,!1,{fileName:V,lineNumber:100,columnNumber:5},void 0)],TextField:[(0,B.jsxDEV)(v,{label:`Telephone (optional)`,hint:`For example, 0412 345 678.`,defaultValue:`0412 345 678`},`1`,!1,{fileName:V,lineNumber:103,columnNumber:5},void 0),(0,B.jsxDEV)(`div`,{className:`story-column`,children:[(0,B.jsxDEV)(v,{label:`Phone no.`,error:`Wrong format.`,defaultValue:`0412345678`},void 0,!1,{fileName:V,lineNumber:110,columnNumber:7},void 0),(0,B.jsxDEV)(u,{children:`Submit`},void 0,!1,{fileName:V,lineNumber:111,columnNumber:7},void 0)]},`2`,!0,{fileName:V,lineNumber:109,columnNumber:5},void 0)]}})))()}var U,W,Un;function Wn(){return(Wn=e((()=>{l(),Ve(),Ge(),Ke(),ye(),_(),Ue(),L(),U=n(),W=`/tmp/w/matrix/stories/guides/messages.tsx`,Un={AskDialog:[(0,U.jsxDEV)(M,{title:`Delete the appointment Hearing check?`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{children:`Keep appointment`},void 0,!1,{fileName:W,lineNumber:19,columnNumber:11},void 0),(0,U.jsxDEV)(u,{kind:`danger-main`,children:`Delete appointment`},void 0,!1,{fileName:W,lineNumber:20,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:18,columnNumber:9},void 0)},`1`,!1,{fileName:W,lineNumber:14,columnNumber:5},void 0),(0,U.jsxDEV)(M,{title:`Are you sure?`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{children:`Yes`},void 0,!1,{fileName:W,lineNumber:29,columnNumber:11},void 0),(0,U.jsxDEV)(u,{children:`No`},void 0,!1,{fileName:W,lineNumber:30,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:28,columnNumber:9},void 0)},`2`,!1,{fileName:W,lineNumber:24,columnNumber:5},void 0)],Dialog:[(0,U.jsxDEV)(M,{title:`Change address`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{kind:`main`,children:`Save address`},void 0,!1,{fileName:W,lineNumber:41,columnNumber:11},void 0),(0,U.jsxDEV)(u,{children:`Close`},void 0,!1,{fileName:W,lineNumber:42,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:40,columnNumber:9},void 0),children:(0,U.jsxDEV)(v,{label:`Town or suburb`,defaultValue:`Footscray`},void 0,!1,{fileName:W,lineNumber:46,columnNumber:7},void 0)},`1`,!1,{fileName:W,lineNumber:36,columnNumber:5},void 0),(0,U.jsxDEV)(M,{title:`Details`,buttons:(0,U.jsxDEV)(u,{kind:`main`,children:`Submit`},void 0,!1,{fileName:W,lineNumber:48,columnNumber:46},void 0),children:(0,U.jsxDEV)(v,{label:`Town or suburb`,defaultValue:`Footscray`},void 0,!1,{fileName:W,lineNumber:49,columnNumber:7},void 0)},`2`,!1,{fileName:W,lineNumber:48,columnNumber:5},void 0)],Dialogs:[(0,U.jsxDEV)(M,{title:`Leave without saving?`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{children:`Stay here`},void 0,!1,{fileName:W,lineNumber:58,columnNumber:11},void 0),(0,U.jsxDEV)(u,{kind:`main`,children:`Leave`},void 0,!1,{fileName:W,lineNumber:59,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:57,columnNumber:9},void 0)},`1`,!1,{fileName:W,lineNumber:53,columnNumber:5},void 0),(0,U.jsxDEV)(M,{title:`Save the address, and send an email to everybody?`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{children:`Yes, both`},void 0,!1,{fileName:W,lineNumber:68,columnNumber:11},void 0),(0,U.jsxDEV)(u,{children:`Only the first`},void 0,!1,{fileName:W,lineNumber:69,columnNumber:11},void 0),(0,U.jsxDEV)(u,{children:`Cancel`},void 0,!1,{fileName:W,lineNumber:70,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:67,columnNumber:9},void 0)},`2`,!1,{fileName:W,lineNumber:63,columnNumber:5},void 0)],EditConflict:[(0,U.jsxDEV)(He,{onShow:I,conflict:{text:`Somebody else changed this event while you were writing. What you wrote is still here.`,differences:[{name:`location`,label:`Location`,now:`Preston`,yours:`Footscray`}],now:{location:`Preston`},shown:`mine`,attempt:1}},`1`,!1,{fileName:W,lineNumber:76,columnNumber:5},void 0),(0,U.jsxDEV)(d,{kind:`failed`,children:`The record was changed. Your input was discarded.`},`2`,!1,{fileName:W,lineNumber:87,columnNumber:5},void 0)],ErrorSummary:[(0,U.jsxDEV)(M,{title:`There is a problem`,children:(0,U.jsxDEV)(`ul`,{children:[(0,U.jsxDEV)(`li`,{children:(0,U.jsxDEV)(`a`,{href:`#title`,children:`Enter a title`},void 0,!1,{fileName:W,lineNumber:95,columnNumber:11},void 0)},void 0,!1,{fileName:W,lineNumber:94,columnNumber:9},void 0),(0,U.jsxDEV)(`li`,{children:(0,U.jsxDEV)(`a`,{href:`#start`,children:`Enter a time, like 10:00 am`},void 0,!1,{fileName:W,lineNumber:98,columnNumber:11},void 0)},void 0,!1,{fileName:W,lineNumber:97,columnNumber:9},void 0)]},void 0,!0,{fileName:W,lineNumber:93,columnNumber:7},void 0)},`1`,!1,{fileName:W,lineNumber:92,columnNumber:5},void 0),(0,U.jsxDEV)(d,{kind:`failed`,children:`2 errors.`},`2`,!1,{fileName:W,lineNumber:102,columnNumber:5},void 0)],ListNotice:[(0,U.jsxDEV)(`div`,{className:`story-column`,children:[(0,U.jsxDEV)(`p`,{className:`story-row`,children:[`2 new letters. `,(0,U.jsxDEV)(u,{size:`small`,children:`Show them`},void 0,!1,{fileName:W,lineNumber:109,columnNumber:24},void 0)]},void 0,!0,{fileName:W,lineNumber:108,columnNumber:7},void 0),(0,U.jsxDEV)(N,{words:[`To Ann`,`To Zoe`]},void 0,!1,{fileName:W,lineNumber:111,columnNumber:7},void 0)]},`1`,!0,{fileName:W,lineNumber:107,columnNumber:5},void 0),(0,U.jsxDEV)(N,{words:[`To Ann`,`To Nina (just now)`,`To Tom (just now)`,`To Zoe`]},`2`,!1,{fileName:W,lineNumber:113,columnNumber:5},void 0)],LiveRegion:[(0,U.jsxDEV)(In,{phrases:[`3 events found.`]},`1`,!1,{fileName:W,lineNumber:116,columnNumber:5},void 0),(0,U.jsxDEV)(In,{phrases:[`Loading.`,`Searching.`,`Still searching.`,`Success!`]},`2`,!1,{fileName:W,lineNumber:117,columnNumber:5},void 0)],NoticeDialog:[(0,U.jsxDEV)(M,{title:`The last place was taken while you were reading.`,buttons:(0,U.jsxDEV)(u,{kind:`main`,children:`OK`},void 0,!1,{fileName:W,lineNumber:123,columnNumber:16},void 0)},`1`,!1,{fileName:W,lineNumber:120,columnNumber:5},void 0),(0,U.jsxDEV)(M,{title:`Error 409`,buttons:(0,U.jsxDEV)(u,{kind:`main`,children:`OK`},void 0,!1,{fileName:W,lineNumber:125,columnNumber:48},void 0)},`2`,!1,{fileName:W,lineNumber:125,columnNumber:5},void 0)],OutcomeMessage:[(0,U.jsxDEV)(y,{outcome:{kind:`failed`,text:`The letter to Nina could not be sent. Try again in a minute.`}},`1`,!1,{fileName:W,lineNumber:128,columnNumber:5},void 0),(0,U.jsxDEV)(y,{outcome:{kind:`failed`,text:`Something went wrong.`}},`2`,!1,{fileName:W,lineNumber:132,columnNumber:5},void 0)],Progress:[(0,U.jsxDEV)(b,{label:`Sending emails`,value:3,max:7,text:`3 of 7 sent`,announceStart:!1},`1`,!1,{fileName:W,lineNumber:135,columnNumber:5},void 0),(0,U.jsxDEV)(b,{label:`Please wait`,value:43,max:100,text:`43 %`,announceStart:!1},`2`,!1,{fileName:W,lineNumber:136,columnNumber:5},void 0)],Status:[(0,U.jsxDEV)(d,{kind:`empty`,action:(0,U.jsxDEV)(u,{kind:`main`,children:`Add an appointment`},void 0,!1,{fileName:W,lineNumber:139,columnNumber:42},void 0),children:`You don’t have any appointments scheduled yet.`},`1`,!1,{fileName:W,lineNumber:139,columnNumber:5},void 0),(0,U.jsxDEV)(d,{kind:`empty`,children:`No data.`},`2`,!1,{fileName:W,lineNumber:142,columnNumber:5},void 0)],UndoMessage:[(0,U.jsxDEV)(We,{text:`Appointment deleted: Hearing check.`,takeFocus:!0,onUndo:I},`1`,!1,{fileName:W,lineNumber:147,columnNumber:5},void 0),(0,U.jsxDEV)(M,{title:`Really delete?`,buttons:(0,U.jsxDEV)(U.Fragment,{children:[(0,U.jsxDEV)(u,{children:`Yes`},void 0,!1,{fileName:W,lineNumber:153,columnNumber:11},void 0),(0,U.jsxDEV)(u,{children:`No`},void 0,!1,{fileName:W,lineNumber:154,columnNumber:11},void 0)]},void 0,!0,{fileName:W,lineNumber:152,columnNumber:9},void 0)},`2`,!1,{fileName:W,lineNumber:148,columnNumber:5},void 0)]}})))()}function Gn({word:e}){return(0,G.jsxDEV)(`table`,{className:`story-table`,children:(0,G.jsxDEV)(`tbody`,{children:qn.map(t=>(0,G.jsxDEV)(`tr`,{children:[(0,G.jsxDEV)(`th`,{scope:`row`,children:t},void 0,!1,{fileName:K,lineNumber:27,columnNumber:13},this),(0,G.jsxDEV)(`td`,{children:(0,G.jsxDEV)(u,{size:`small`,children:e(t)},void 0,!1,{fileName:K,lineNumber:29,columnNumber:15},this)},void 0,!1,{fileName:K,lineNumber:28,columnNumber:13},this)]},t,!0,{fileName:K,lineNumber:26,columnNumber:11},this))},void 0,!1,{fileName:K,lineNumber:24,columnNumber:7},this)},void 0,!1,{fileName:K,lineNumber:23,columnNumber:5},this)}var G,K,q,Kn,qn,Jn;function Yn(){return(Yn=e((()=>{qe(),l(),Je(),Ze(),$e(),oe(),et(),ue(),tt(),nt(),it(),at(),Qe(),G=n(),K=`/tmp/w/matrix/stories/guides/pages.tsx`,q={label:`All help numbers`,href:`#help`},Kn=(0,G.jsxDEV)(`p`,{children:`Age Better. General information, not medical advice.`},void 0,!1,{fileName:K,lineNumber:17,columnNumber:16},void 0),qn=[`nina@example.org`,`tom@example.org`],Jn={Badge:[(0,G.jsxDEV)(x,{icon:de,children:`Fitness`},`1`,!1,{fileName:K,lineNumber:41,columnNumber:5},void 0),(0,G.jsxDEV)(x,{children:`Cat. F-03: resources that are about getting fitter at home`},`2`,!1,{fileName:K,lineNumber:44,columnNumber:5},void 0)],Card:[(0,G.jsxDEV)(S,{title:`Strength and balance at home`,href:`#strength`,actions:(0,G.jsxDEV)(u,{children:`Play video`},void 0,!1,{fileName:K,lineNumber:47,columnNumber:82},void 0),children:`Gentle moves beside a kitchen chair.`},`1`,!1,{fileName:K,lineNumber:47,columnNumber:5},void 0),(0,G.jsxDEV)(S,{title:`Strength and balance`,actions:(0,G.jsxDEV)(`a`,{href:`#strength`,children:`Read more`},void 0,!1,{fileName:K,lineNumber:50,columnNumber:57},void 0),children:`Gentle moves beside a kitchen chair.`},`2`,!1,{fileName:K,lineNumber:50,columnNumber:5},void 0)],DataTable:[(0,G.jsxDEV)(Gn,{word:e=>`Edit ${e}`},`1`,!1,{fileName:K,lineNumber:55,columnNumber:5},void 0),(0,G.jsxDEV)(Gn,{word:()=>`Edit`},`2`,!1,{fileName:K,lineNumber:56,columnNumber:5},void 0)],Header:[(0,G.jsxDEV)(C,{...Ye},`1`,!1,{fileName:K,lineNumber:59,columnNumber:5},void 0),(0,G.jsxDEV)(`div`,{className:`story-row`,children:[(0,G.jsxDEV)(`strong`,{children:`Age Better`},void 0,!1,{fileName:K,lineNumber:61,columnNumber:7},void 0),(0,G.jsxDEV)(`span`,{className:`story-sign`,children:`☰`},void 0,!1,{fileName:K,lineNumber:62,columnNumber:7},void 0)]},`2`,!0,{fileName:K,lineNumber:60,columnNumber:5},void 0)],HelpStrip:[(0,G.jsxDEV)(T,{title:`Talk to a person`,numbers:w.slice(0,2),all:q},`1`,!1,{fileName:K,lineNumber:66,columnNumber:5},void 0),(0,G.jsxDEV)(`p`,{children:`Hotline: 1800200422`},`2`,!1,{fileName:K,lineNumber:67,columnNumber:5},void 0)],Icon:[(0,G.jsxDEV)(`span`,{className:`story-row`,children:[(0,G.jsxDEV)(se,{shape:E},void 0,!1,{fileName:K,lineNumber:71,columnNumber:7},void 0),` Delete appointment`]},`1`,!0,{fileName:K,lineNumber:70,columnNumber:5},void 0),(0,G.jsxDEV)(se,{shape:E,size:`large`},`2`,!1,{fileName:K,lineNumber:73,columnNumber:5},void 0)],PageTitle:[(0,G.jsxDEV)(D,{lead:`Soonest first.`,children:`Community Events`},`1`,!1,{fileName:K,lineNumber:76,columnNumber:5},void 0),(0,G.jsxDEV)(D,{lead:`Good times are just a click away!`,children:`Get out there`},`2`,!1,{fileName:K,lineNumber:79,columnNumber:5},void 0)],Shell:[(0,G.jsxDEV)(rt,{title:`Community Events`,skip:`Skip to main content`,header:(0,G.jsxDEV)(C,{...Xe},void 0,!1,{fileName:K,lineNumber:88,columnNumber:15},void 0),help:(0,G.jsxDEV)(T,{title:`Talk to a person`,numbers:w.slice(0,2),all:q},void 0,!1,{fileName:K,lineNumber:89,columnNumber:13},void 0),footer:Kn,children:(0,G.jsxDEV)(`div`,{className:`wrap`,children:(0,G.jsxDEV)(D,{children:`Community Events`},void 0,!1,{fileName:K,lineNumber:93,columnNumber:9},void 0)},void 0,!1,{fileName:K,lineNumber:92,columnNumber:7},void 0)},`1`,!1,{fileName:K,lineNumber:84,columnNumber:5},void 0),(0,G.jsxDEV)(D,{children:`Community Events`},`2`,!1,{fileName:K,lineNumber:96,columnNumber:5},void 0)],StatCard:[(0,G.jsxDEV)(O,{label:`Users`,value:1247,trend:`+5.2% this month`},`1`,!1,{fileName:K,lineNumber:99,columnNumber:5},void 0),(0,G.jsxDEV)(O,{label:`Σ`,value:1247,trend:`↑`},`2`,!1,{fileName:K,lineNumber:100,columnNumber:5},void 0)],TextPage:[(0,G.jsxDEV)(k,{title:`Privacy`,lead:`What is kept, where, and for how long.`,children:[(0,G.jsxDEV)(`h2`,{children:`Your appointments`},void 0,!1,{fileName:K,lineNumber:104,columnNumber:7},void 0),(0,G.jsxDEV)(`p`,{children:`They stay in this browser. Nobody else sees them.`},void 0,!1,{fileName:K,lineNumber:105,columnNumber:7},void 0),(0,G.jsxDEV)(`h2`,{children:`What you can do`},void 0,!1,{fileName:K,lineNumber:106,columnNumber:7},void 0),(0,G.jsxDEV)(`p`,{children:`Clear everything when you log out.`},void 0,!1,{fileName:K,lineNumber:107,columnNumber:7},void 0)]},`1`,!0,{fileName:K,lineNumber:103,columnNumber:5},void 0),(0,G.jsxDEV)(k,{title:`Privacy`,children:(0,G.jsxDEV)(`p`,{children:`Data which may be processed in connection with the use of the service, including but not limited to entries concerning appointments, is retained locally for such periods as may be required, and can be removed by means of the functions provided therefor, in particular upon termination of a session.`},void 0,!1,{fileName:K,lineNumber:110,columnNumber:7},void 0)},`2`,!1,{fileName:K,lineNumber:109,columnNumber:5},void 0)]}})))()}var Xn;function Zn(){return(Zn=e((()=>{zn(),Hn(),Wn(),Yn(),Xn={...Rn,...Vn,...Un,...Jn}})))()}var Qn;function $n(){return($n=e((()=>{Qn=`AskDialog, story Confirmed

Read from top to bottom
  document
  button, Remove
  end of document

Heard while the story's steps are done
  button, Remove
  alertdialog, Are you sure you want to delete this appointment?, Hearing check, Thursday 26 November, 9:30 to 11:00 am.
  button, Keep appointment
  assertive: Are you sure you want to delete this appointment?
  assertive: Are you sure you want to delete this appointment?
  button, Delete appointment
  button, Remove
`})))()}var er;function tr(){return(tr=e((()=>{er=`Badge, story Default

Read from top to bottom
  document
  Chronic conditions
  end of document

Heard while the story's steps are done
  (nothing)
`})))()}var nr;function rr(){return(rr=e((()=>{nr=`Button, story Default

Read from top to bottom
  document
  button, Save
  end of document

Heard while the story's steps are done
  button, Save
`})))()}var ir;function ar(){return(ar=e((()=>{ir=`Card, story Default

Read from top to bottom
  document
  article
  Fitness
  heading, Strength and balance at home, level 3
  link, Strength and balance at home
  end of heading, Strength and balance at home, level 3
  Gentle moves beside a kitchen chair. Thirty minutes on most days is a good aim.
  button, Play Video
  end of article
  end of document

Heard while the story's steps are done
  link, Strength and balance at home
  button, Play Video
`})))()}var or;function sr(){return(sr=e((()=>{or=`Community, story Filled

Read from top to bottom
  document
  heading, Community, level 1
  paragraph
  Meet people near you, and share what you know.
  end of paragraph
  list
  listitem, level 1, position 1, set size 3
  article
  heading, Event Calendar, level 2
  paragraph
  See what is on near you and online.
  end of paragraph
  link, Open Event Calendar
  end of article
  end of listitem, level 1, position 1, set size 3
  listitem, level 1, position 2, set size 3
  article
  heading, Forums, level 2
  paragraph
  Coming soon
  end of paragraph
  paragraph
  Ask questions, and swap tips with others online.
  end of paragraph
  button, Open Forums, Coming soon
  end of article
  end of listitem, level 1, position 2, set size 3
  listitem, level 1, position 3, set size 3
  article
  heading, Peer Support, level 2
  paragraph
  Coming soon
  end of paragraph
  paragraph
  Talk with someone who has been there too.
  end of paragraph
  button, Open Peer Support, Coming soon
  end of article
  end of listitem, level 1, position 3, set size 3
  end of list
  region, Featured events
  heading, Featured events, level 2
  list
  listitem, level 1, position 1, set size 3
  article
  Health & Wellness
  Example event
  heading, Free Blood Pressure Check, level 3
  link, Free Blood Pressure Check
  end of heading, Free Blood Pressure Check, level 3
  paragraph
  time
  Sunday, November 29, 2026
  end of time
  end of paragraph
  paragraph
  9 am to 12 noon
  end of paragraph
  paragraph
  Carlton
  end of paragraph
  paragraph
  A nurse checks your blood pressure. It takes five minutes. No booking with a doctor needed.
  end of paragraph
  end of article
  end of listitem, level 1, position 1, set size 3
  listitem, level 1, position 2, set size 3
  article
  Social Gatherings
  Example event
  heading, Morning Tea and Chat, level 3
  link, Morning Tea and Chat
  end of heading, Morning Tea and Chat, level 3
  paragraph
  time
  Monday, December 14, 2026
  end of time
  end of paragraph
  paragraph
  10 am to 11:30 am
  end of paragraph
  paragraph
  St Kilda
  end of paragraph
  paragraph
  Tea, cake and good company. Come by yourself or bring a friend.
  end of paragraph
  end of article
  end of listitem, level 1, position 2, set size 3
  listitem, level 1, position 3, set size 3
  article
  Fitness
  Example event
  heading, Walking Group, level 3
  link, Walking Group
  end of heading, Walking Group, level 3
  paragraph
  time
  Monday, December 28, 2026
  end of time
  end of paragraph
  paragraph
  8:30 am to 9:30 am
  end of paragraph
  paragraph
  Footscray riverside
  end of paragraph
  paragraph
  An easy walk of about 40 minutes on flat paths, with a rest half way.
  end of paragraph
  end of article
  end of listitem, level 1, position 3, set size 3
  end of list
  end of region, Featured events
  region, Recent forum posts
  heading, Recent forum posts, level 2
  list
  listitem, level 1, position 1, set size 2
  article
  Example post
  heading, A jar opener that really works, level 3
  paragraph
  By Joan, Preston,
  time
  2 days ago
  end of time
  end of paragraph
  paragraph
  My hands are stiff in the morning. A rubber grip mat made all the difference. What do you use in the kitchen?
  end of paragraph
  paragraph
  8 comments
  end of paragraph
  paragraph
  Average 4.5 out of 5
  end of paragraph
  end of article
  end of listitem, level 1, position 1, set size 2
  listitem, level 1, position 2, set size 2
  article
  Example post
  heading, Learning video calls at 78, level 3
  paragraph
  By Bill, Geelong,
  time
  5 days ago
  end of time
  end of paragraph
  paragraph
  My granddaughter wrote the steps on a card. Now we talk every Sunday. If I can do it, so can you.
  end of paragraph
  paragraph
  12 comments
  end of paragraph
  paragraph
  Average 4.8 out of 5
  end of paragraph
  end of article
  end of listitem, level 1, position 2, set size 2
  end of list
  end of region, Recent forum posts
  end of document

Heard while the story's steps are done
  link, Open Event Calendar
  button, Open Forums, Coming soon
  button, Open Peer Support, Coming soon
  link, Free Blood Pressure Check
  link, Morning Tea and Chat
  link, Walking Group
`})))()}var cr;function lr(){return(lr=e((()=>{cr=`DataTable, story Default

Read from top to bottom
  document
  Search all users
  searchbox, Search all users
  paragraph
  No users selected
  end of paragraph
  table, Users
  caption, Users
  rowgroup
  row, Select ID Email Role Actions
  columnheader, Select
  checkbox, Select all 7 users on this page, not checked
  Select all 7 users on this page
  end of columnheader, Select
  columnheader, ID
  button, ID
  end of columnheader, ID
  columnheader, Email
  button, Email
  end of columnheader, Email
  columnheader, Role
  button, Role
  end of columnheader, Role
  columnheader, Actions
  end of row, Select ID Email Role Actions
  row, Search ID Search Email Search Role
  cell
  cell, Search ID
  Search ID
  searchbox, Search ID, placeholder Search
  end of cell, Search ID
  cell, Search Email
  Search Email
  searchbox, Search Email, placeholder Search
  end of cell, Search Email
  cell, Search Role
  Search Role
  searchbox, Search Role, placeholder Search
  end of cell, Search Role
  cell
  end of row, Search ID Search Email Search Role
  end of rowgroup
  rowgroup
  row, Select admin@example.org 1 admin@example.org admin Edit Delete
  cell, Select admin@example.org
  checkbox, Select admin@example.org, not checked
  Select admin@example.org
  end of cell, Select admin@example.org
  cell, 1
  1
  end of cell, 1
  rowheader, admin@example.org
  admin@example.org
  end of rowheader, admin@example.org
  cell, admin
  admin
  end of cell, admin
  cell, Edit Delete
  button, Edit admin@example.org
  Edit
  end of button, Edit admin@example.org
  button, Delete admin@example.org
  Delete
  end of button, Delete admin@example.org
  end of cell, Edit Delete
  end of row, Select admin@example.org 1 admin@example.org admin Edit Delete
  row, Select lee@example.org 2 lee@example.org healthcare Edit Delete
  cell, Select lee@example.org
  checkbox, Select lee@example.org, not checked
  Select lee@example.org
  end of cell, Select lee@example.org
  cell, 2
  2
  end of cell, 2
  rowheader, lee@example.org
  lee@example.org
  end of rowheader, lee@example.org
  cell, healthcare
  healthcare
  end of cell, healthcare
  cell, Edit Delete
  button, Edit lee@example.org
  Edit
  end of button, Edit lee@example.org
  button, Delete lee@example.org
  Delete
  end of button, Delete lee@example.org
  end of cell, Edit Delete
  end of row, Select lee@example.org 2 lee@example.org healthcare Edit Delete
  row, Select ray@example.org 3 ray@example.org healthcare Edit Delete
  cell, Select ray@example.org
  checkbox, Select ray@example.org, not checked
  Select ray@example.org
  end of cell, Select ray@example.org
  cell, 3
  3
  end of cell, 3
  rowheader, ray@example.org
  ray@example.org
  end of rowheader, ray@example.org
  cell, healthcare
  healthcare
  end of cell, healthcare
  cell, Edit Delete
  button, Edit ray@example.org
  Edit
  end of button, Edit ray@example.org
  button, Delete ray@example.org
  Delete
  end of button, Delete ray@example.org
  end of cell, Edit Delete
  end of row, Select ray@example.org 3 ray@example.org healthcare Edit Delete
  row, Select margaret@example.org 4 margaret@example.org user Edit Delete
  cell, Select margaret@example.org
  checkbox, Select margaret@example.org, not checked
  Select margaret@example.org
  end of cell, Select margaret@example.org
  cell, 4
  4
  end of cell, 4
  rowheader, margaret@example.org
  margaret@example.org
  end of rowheader, margaret@example.org
  cell, user
  user
  end of cell, user
  cell, Edit Delete
  button, Edit margaret@example.org
  Edit
  end of button, Edit margaret@example.org
  button, Delete margaret@example.org
  Delete
  end of button, Delete margaret@example.org
  end of cell, Edit Delete
  end of row, Select margaret@example.org 4 margaret@example.org user Edit Delete
  row, Select george@example.org 5 george@example.org user Edit Delete
  cell, Select george@example.org
  checkbox, Select george@example.org, not checked
  Select george@example.org
  end of cell, Select george@example.org
  cell, 5
  5
  end of cell, 5
  rowheader, george@example.org
  george@example.org
  end of rowheader, george@example.org
  cell, user
  user
  end of cell, user
  cell, Edit Delete
  button, Edit george@example.org
  Edit
  end of button, Edit george@example.org
  button, Delete george@example.org
  Delete
  end of button, Delete george@example.org
  end of cell, Edit Delete
  end of row, Select george@example.org 5 george@example.org user Edit Delete
  row, Select nina@example.org 6 nina@example.org user Edit Delete
  cell, Select nina@example.org
  checkbox, Select nina@example.org, not checked
  Select nina@example.org
  end of cell, Select nina@example.org
  cell, 6
  6
  end of cell, 6
  rowheader, nina@example.org
  nina@example.org
  end of rowheader, nina@example.org
  cell, user
  user
  end of cell, user
  cell, Edit Delete
  button, Edit nina@example.org
  Edit
  end of button, Edit nina@example.org
  button, Delete nina@example.org
  Delete
  end of button, Delete nina@example.org
  end of cell, Edit Delete
  end of row, Select nina@example.org 6 nina@example.org user Edit Delete
  row, Select tom@example.org 7 tom@example.org user Edit Delete
  cell, Select tom@example.org
  checkbox, Select tom@example.org, not checked
  Select tom@example.org
  end of cell, Select tom@example.org
  cell, 7
  7
  end of cell, 7
  rowheader, tom@example.org
  tom@example.org
  end of rowheader, tom@example.org
  cell, user
  user
  end of cell, user
  cell, Edit Delete
  button, Edit tom@example.org
  Edit
  end of button, Edit tom@example.org
  button, Delete tom@example.org
  Delete
  end of button, Delete tom@example.org
  end of cell, Edit Delete
  end of row, Select tom@example.org 7 tom@example.org user Edit Delete
  end of rowgroup
  end of table, Users
  7 users. Page 1 of 1.
  navigation, Pages of users
  button, First, disabled
  button, Previous, disabled
  button, Next, disabled
  button, Last, disabled
  end of navigation, Pages of users
  end of document

Heard while the story's steps are done
  button, Email
  polite: Sorted by Email, ascending. 7 users. Page 1 of 1.
  polite: Sorted by Email, descending. 7 users. Page 1 of 1.
  searchbox, Search Role, placeholder Search
  checkbox, Select lee@example.org, not checked
  polite: Sorted by Email, descending. 2 of 7 users match “HEALTH” in Role. Page 1 of 1.
  polite: 1 of 7 users selected.
  button, Clear search
  searchbox, Search all users
  polite: Search cleared. Sorted by Email, descending. 7 users. Page 1 of 1.
  button, Email 1 user
`})))()}var ur;function dr(){return(dr=e((()=>{ur=`DateTimeField, story Default

Read from top to bottom
  document
  group, Start Time
  Start Time
  paragraph
  You can book from today to Sunday 21 February 2027.
  end of paragraph
  Day
  textbox, Day, You can book from today to Sunday 21 February 2027.
  Month
  textbox, Month
  Year
  textbox, Year
  Time
  textbox, Time
  button, Choose a day, not expanded
  end of group, Start Time
  end of document

Heard while the story's steps are done
  textbox, Day, You can book from today to Sunday 21 February 2027.
  textbox, Month
  textbox, Year
  textbox, Time
`})))()}var fr;function pr(){return(pr=e((()=>{fr=`Dialog, story Default

Read from top to bottom
  document
  heading, Your details, level 2
  button, Change address
  paragraph
  link, A link behind the dialog
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Change address
  dialog, Change address
  textbox, Street and number
  button, Close
  button, Cancel
  button, Close
  button, Change address
`})))()}var mr;function hr(){return(hr=e((()=>{mr=`Dialogs, story Ask

Read from top to bottom
  document
  paragraph
  Nothing yet.
  end of paragraph
  button, Ask
  button, Tell twice
  button, Tell much
  end of document

Heard while the story's steps are done
  button, Ask
  alertdialog, Clear the list?
  button, Keep list
  assertive: Clear the list?
  button, Clear list
  button, Ask
`})))()}var gr;function _r(){return(_r=e((()=>{gr=`EditConflict, story Default

Read from top to bottom
  document
  Title
  textbox, Title, Walking Group
  Location
  textbox, Location, Footscray
  paragraph
  button, Save
  end of paragraph
  end of document

Heard while the story's steps are done
  textbox, Title, Walking Group
  button, Save
  group, Somebody else changed this event while you were writing. What you wrote is still here. Press Save again to use it.
  textbox, Title, Walks
  button, Take theirs, not pressed
  button, Keep mine, not pressed
`})))()}var vr;function yr(){return(yr=e((()=>{vr=`ErrorSummary, story Default

Read from top to bottom
  document
  First name
  textbox, First name
  Town
  textbox, Town
  paragraph
  button, Save
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Save
  group, There is a problem
  link, Enter your first name.
  link, Enter the town where you live.
  textbox, Town, Error: Enter the town where you live., invalid
  button, Save
  group, There is a problem
`})))()}var br;function xr(){return(xr=e((()=>{br=`Events, story Filled

Read from top to bottom
  document
  heading, Community Events, level 1
  group, Show
  button, All Events (6), pressed
  button, Health & Wellness (1), not pressed
  button, Social Gatherings (1), not pressed
  button, Educational (2), not pressed
  button, Fitness (2), not pressed
  end of group, Show
  paragraph
  6 events, soonest first
  end of paragraph
  list
  listitem, level 1, position 1, set size 6
  article, Free Blood Pressure Check
  paragraph
  Health & Wellness
  Example event
  end of paragraph
  heading, Free Blood Pressure Check, level 2
  link, Free Blood Pressure Check
  end of heading, Free Blood Pressure Check, level 2
  list
  listitem, level 2, position 1, set size 4
  time
  Sunday, November 29, 2026
  end of time
  end of listitem, level 2, position 1, set size 4
  listitem, level 2, position 2, set size 4
  9 am to 12 noon
  end of listitem, level 2, position 2, set size 4
  listitem, level 2, position 3, set size 4
  Carlton
  end of listitem, level 2, position 3, set size 4
  listitem, level 2, position 4, set size 4
  18/40 attending
  end of listitem, level 2, position 4, set size 4
  end of list
  paragraph
  A nurse checks your blood pressure. It takes five minutes. No booking with a doctor needed.
  end of paragraph
  checkbox, I bring a support person to Free Blood Pressure Check, They come free. You take 2 places., not checked
  I bring a support person
  to Free Blood Pressure Check
  paragraph
  They come free. You take 2 places.
  end of paragraph
  button, Register for Free Blood Pressure Check, Kept on this device only; the organiser is not told.
  Register
  for Free Blood Pressure Check
  end of button, Register for Free Blood Pressure Check, Kept on this device only; the organiser is not told.
  button, Save Free Blood Pressure Check, not pressed
  Save
  Free Blood Pressure Check
  end of button, Save Free Blood Pressure Check, not pressed
  paragraph
  Kept on this device only; the organiser is not told.
  end of paragraph
  end of article, Free Blood Pressure Check
  end of listitem, level 1, position 1, set size 6
  listitem, level 1, position 2, set size 6
  article, Gentle Chair Exercise
  paragraph
  Fitness
  Example event
  end of paragraph
  heading, Gentle Chair Exercise, level 2
  link, Gentle Chair Exercise
  end of heading, Gentle Chair Exercise, level 2
  list
  listitem, level 2, position 1, set size 4
  time
  Thursday, December 3, 2026
  end of time
  end of listitem, level 2, position 1, set size 4
  listitem, level 2, position 2, set size 4
  10:30 am to 11:30 am
  end of listitem, level 2, position 2, set size 4
  listitem, level 2, position 3, set size 4
  Brunswick
  end of listitem, level 2, position 3, set size 4
  listitem, level 2, position 4, set size 4
  25/25 attending
  end of listitem, level 2, position 4, set size 4
  end of list
  paragraph
  Seated stretches to music, for every level.
  end of paragraph
  button, Register for Gentle Chair Exercise, Full. All 25 places taken., disabled
  Register
  for Gentle Chair Exercise
  end of button, Register for Gentle Chair Exercise, Full. All 25 places taken., disabled
  Full. All 25 places taken.
  button, Save Gentle Chair Exercise, not pressed
  Save
  Gentle Chair Exercise
  end of button, Save Gentle Chair Exercise, not pressed
  end of article, Gentle Chair Exercise
  end of listitem, level 1, position 2, set size 6
  listitem, level 1, position 3, set size 6
  article, Using Your Phone Safely
  paragraph
  Educational
  Example event
  end of paragraph
  heading, Using Your Phone Safely, level 2
  link, Using Your Phone Safely
  end of heading, Using Your Phone Safely, level 2
  list
  listitem, level 2, position 1, set size 4
  time
  Tuesday, December 8, 2026
  end of time
  end of listitem, level 2, position 1, set size 4
  listitem, level 2, position 2, set size 4
  2 pm to 3:30 pm
  end of listitem, level 2, position 2, set size 4
  listitem, level 2, position 3, set size 4
  Melbourne City library
  end of listitem, level 2, position 3, set size 4
  listitem, level 2, position 4, set size 4
  12/20 attending
  end of listitem, level 2, position 4, set size 4
  end of list
  paragraph
  Spot scam calls and messages. Bring your own phone.
  end of paragraph
  checkbox, I bring a support person to Using Your Phone Safely, They come free. You take 2 places., not checked
  I bring a support person
  to Using Your Phone Safely
  paragraph
  They come free. You take 2 places.
  end of paragraph
  button, Register for Using Your Phone Safely, Kept on this device only; the organiser is not told.
  Register
  for Using Your Phone Safely
  end of button, Register for Using Your Phone Safely, Kept on this device only; the organiser is not told.
  button, Save Using Your Phone Safely, not pressed
  Save
  Using Your Phone Safely
  end of button, Save Using Your Phone Safely, not pressed
  paragraph
  Kept on this device only; the organiser is not told.
  end of paragraph
  end of article, Using Your Phone Safely
  end of listitem, level 1, position 3, set size 6
  listitem, level 1, position 4, set size 6
  article, Morning Tea and Chat
  paragraph
  Social Gatherings
  Example event
  end of paragraph
  heading, Morning Tea and Chat, level 2
  link, Morning Tea and Chat
  end of heading, Morning Tea and Chat, level 2
  list
  listitem, level 2, position 1, set size 3
  time
  Monday, December 14, 2026
  end of time
  end of listitem, level 2, position 1, set size 3
  listitem, level 2, position 2, set size 3
  10 am to 11:30 am
  end of listitem, level 2, position 2, set size 3
  listitem, level 2, position 3, set size 3
  St Kilda
  end of listitem, level 2, position 3, set size 3
  end of list
  paragraph
  Tea, cake and good company. Come by yourself or bring a friend.
  end of paragraph
  checkbox, I bring a support person to Morning Tea and Chat, They come free. You take 2 places., not checked
  I bring a support person
  to Morning Tea and Chat
  paragraph
  They come free. You take 2 places.
  end of paragraph
  button, Register for Morning Tea and Chat, Kept on this device only; the organiser is not told.
  Register
  for Morning Tea and Chat
  end of button, Register for Morning Tea and Chat, Kept on this device only; the organiser is not told.
  button, Save Morning Tea and Chat, not pressed
  Save
  Morning Tea and Chat
  end of button, Save Morning Tea and Chat, not pressed
  paragraph
  Kept on this device only; the organiser is not told.
  end of paragraph
  end of article, Morning Tea and Chat
  end of listitem, level 1, position 4, set size 6
  listitem, level 1, position 5, set size 6
  article, Support at Home Explained
  paragraph
  Educational
  Example event
  end of paragraph
  heading, Support at Home Explained, level 2
  link, Support at Home Explained
  end of heading, Support at Home Explained, level 2
  list
  listitem, level 2, position 1, set size 4
  time
  Monday, December 21, 2026
  end of time
  end of listitem, level 2, position 1, set size 4
  listitem, level 2, position 2, set size 4
  1 pm to 2 pm
  end of listitem, level 2, position 2, set size 4
  listitem, level 2, position 3, set size 4
  Online
  end of listitem, level 2, position 3, set size 4
  listitem, level 2, position 4, set size 4
  46/100 attending
  end of listitem, level 2, position 4, set size 4
  end of list
  paragraph
  How help at home works now, how to apply, and time for your questions.
  end of paragraph
  checkbox, I bring a support person to Support at Home Explained, They come free. You take 2 places., not checked
  I bring a support person
  to Support at Home Explained
  paragraph
  They come free. You take 2 places.
  end of paragraph
  button, Register for Support at Home Explained, Kept on this device only; the organiser is not told.
  Register
  for Support at Home Explained
  end of button, Register for Support at Home Explained, Kept on this device only; the organiser is not told.
  button, Save Support at Home Explained, not pressed
  Save
  Support at Home Explained
  end of button, Save Support at Home Explained, not pressed
  paragraph
  Kept on this device only; the organiser is not told.
  end of paragraph
  end of article, Support at Home Explained
  end of listitem, level 1, position 5, set size 6
  listitem, level 1, position 6, set size 6
  article, Walking Group
  paragraph
  Fitness
  Example event
  end of paragraph
  heading, Walking Group, level 2
  link, Walking Group
  end of heading, Walking Group, level 2
  list
  listitem, level 2, position 1, set size 4
  time
  Monday, December 28, 2026
  end of time
  end of listitem, level 2, position 1, set size 4
  listitem, level 2, position 2, set size 4
  8:30 am to 9:30 am
  end of listitem, level 2, position 2, set size 4
  listitem, level 2, position 3, set size 4
  Footscray riverside
  end of listitem, level 2, position 3, set size 4
  listitem, level 2, position 4, set size 4
  9/15 attending
  end of listitem, level 2, position 4, set size 4
  end of list
  paragraph
  An easy walk of about 40 minutes on flat paths, with a rest half way.
  end of paragraph
  checkbox, I bring a support person to Walking Group, They come free. You take 2 places., not checked
  I bring a support person
  to Walking Group
  paragraph
  They come free. You take 2 places.
  end of paragraph
  button, Register for Walking Group, Kept on this device only; the organiser is not told.
  Register
  for Walking Group
  end of button, Register for Walking Group, Kept on this device only; the organiser is not told.
  button, Save Walking Group, not pressed
  Save
  Walking Group
  end of button, Save Walking Group, not pressed
  paragraph
  Kept on this device only; the organiser is not told.
  end of paragraph
  end of article, Walking Group
  end of listitem, level 1, position 6, set size 6
  end of list
  region, Your events
  heading, Your events, level 2
  paragraph
  You have no place at an event yet. Press Register at one that you like.
  end of paragraph
  end of region, Your events
  end of document

Heard while the story's steps are done
  button, All Events (6), pressed
  button, Health & Wellness (1), not pressed
  button, Social Gatherings (1), not pressed
  button, Educational (2), not pressed
  button, Fitness (2), not pressed
  link, Free Blood Pressure Check
  checkbox, I bring a support person to Free Blood Pressure Check, They come free. You take 2 places., not checked
  button, Register for Free Blood Pressure Check, Kept on this device only; the organiser is not told.
  group, You are going to Free Blood Pressure Check.
  button, Undo
  button, Give up my place at Free Blood Pressure Check, Kept on this device only; the organiser is not told.
  polite: You gave up your place at Free Blood Pressure Check.
`})))()}var Sr;function Cr(){return(Cr=e((()=>{Sr=`Field, story Default

Read from top to bottom
  document
  Height
  paragraph
  In centimetres, like 165
  end of paragraph
  textbox, Height, In centimetres, like 165
  end of document

Heard while the story's steps are done
  textbox, Height, In centimetres, like 165
`})))()}var wr;function Tr(){return(Tr=e((()=>{wr=`FieldMessage, story ForcedColours

Read from top to bottom
  document
  paragraph
  Error:
  Enter a time, like 10:00 am.
  end of paragraph
  Time
  textbox, Time, Error: Enter a time, like 10:00 am.
  end of document

Heard while the story's steps are done
  textbox, Time, Error: Enter a time, like 10:00 am.
`})))()}var Er;function Dr(){return(Dr=e((()=>{Er=`Header, story Default

Read from top to bottom
  document
  banner
  link, Help by phone: My Aged Care 1800 200 422
  Help by phone
  :
  strong
  My Aged Care 1800 200 422
  end of strong
  end of link, Help by phone: My Aged Care 1800 200 422
  button, Large text, not pressed
  button, High contrast, not pressed
  link, Age Better
  Age Better
  end of link, Age Better
  search, Search this site
  searchbox, Search this site, placeholder  
  button, Search
  end of search, Search this site
  link, Profile
  Profile
  end of link, Profile
  link, Login
  link, Register
  navigation, Pages
  list
  listitem, level 1, position 1, set size 4
  link, Health Resources
  Health Resources
  end of link, Health Resources
  end of listitem, level 1, position 1, set size 4
  listitem, level 1, position 2, set size 4
  link, Support Services
  Support Services
  end of link, Support Services
  end of listitem, level 1, position 2, set size 4
  listitem, level 1, position 3, set size 4
  link, Community
  Community
  end of link, Community
  end of listitem, level 1, position 3, set size 4
  listitem, level 1, position 4, set size 4
  link, Events
  Events
  end of link, Events
  end of listitem, level 1, position 4, set size 4
  end of list
  end of navigation, Pages
  end of banner
  end of document

Heard while the story's steps are done
  link, Help by phone: My Aged Care 1800 200 422
  button, Large text, not pressed
  button, High contrast, not pressed
  link, Age Better
  searchbox, Search this site, placeholder  
  button, Search
  link, Profile
  link, Login
  link, Register
  link, Health Resources
  link, Support Services
  link, Community
`})))()}var Or;function kr(){return(kr=e((()=>{Or=`HelpStrip, story Default

Read from top to bottom
  document
  region, Talk to a person
  heading, Talk to a person, level 2
  link, All help numbers
  list
  listitem, level 1, position 1, set size 4
  heading, Emergency, level 3
  link, Emergency 000
  Emergency
  000
  end of link, Emergency 000
  paragraph
  Police, fire, ambulance. Free, day and night.
  end of paragraph
  end of listitem, level 1, position 1, set size 4
  listitem, level 1, position 2, set size 4
  heading, My Aged Care, level 3
  link, My Aged Care 1800 200 422
  My Aged Care
  1800 200 422
  end of link, My Aged Care 1800 200 422
  paragraph
  Monday to Friday 8am to 8pm, Saturday 10am to 2pm.
  end of paragraph
  end of listitem, level 1, position 2, set size 4
  listitem, level 1, position 3, set size 4
  heading, Health advice from a nurse, level 3
  link, Health advice from a nurse 1800 633 422
  Health advice from a nurse
  1800 633 422
  end of link, Health advice from a nurse 1800 633 422
  paragraph
  1800MEDICARE. Day and night.
  end of paragraph
  end of listitem, level 1, position 3, set size 4
  listitem, level 1, position 4, set size 4
  heading, Lifeline, level 3
  link, Lifeline 13 11 14
  Lifeline
  13 11 14
  end of link, Lifeline 13 11 14
  paragraph
  When life feels too hard. Day and night.
  end of paragraph
  end of listitem, level 1, position 4, set size 4
  end of list
  end of region, Talk to a person
  end of document

Heard while the story's steps are done
  link, All help numbers
  link, Emergency 000
`})))()}var Ar;function jr(){return(jr=e((()=>{Ar=`Icon, story Default

Read from top to bottom
  document

Heard while the story's steps are done
  (nothing)
`})))()}var Mr;function Nr(){return(Nr=e((()=>{Mr=`ImportServices, story Filled

Read from top to bottom
  document
  heading, Import services, level 1
  paragraph
  link, Back to the Admin Dashboard
  end of paragraph
  paragraph
  The places in a file take the place of all places on the Support Services page. First the file is checked. Nothing changes until you press Import.
  end of paragraph
  form
  File with places
  paragraph
  A table (CSV) with the columns name, type, latitude and longitude; or GeoJSON; or services as HSDS 3.0 (JSON). In UTF-8, at most 16 MB.
  end of paragraph
  File with places, A table (CSV) with the columns name, type, latitude and longitude; or GeoJSON; or services as HSDS 3.0 (JSON). In UTF-8, at most 16 MB.
  button, Check the file
  end of form
  end of document

Heard while the story's steps are done
  File with places, C:\\fakepath\\places.csv, A table (CSV) with the columns name, type, latitude and longitude; or GeoJSON; or services as HSDS 3.0 (JSON). In UTF-8, at most 16 MB.
  button, Check the file
  heading, What the file holds, level 2
  button, Import 12 places
  alertdialog, Import 12 places?, They take the place of the whole list: 10 new, 2 changed. 3 places on the list now are not in the file and will be gone. 2 rows that cannot be imported will be left out.
  button, Keep the list as it is
  assertive: Import 12 places?
  assertive: Import 12 places?
  button, Replace the list
  button, Import 12 places
  group, Imported 12 places. People see them when they next load the page.
`})))()}var Pr;function Fr(){return(Fr=e((()=>{Pr=`ListNotice, story Default

Read from top to bottom
  document
  paragraph
  button, Let others write
  end of paragraph
  list
  listitem, level 1, position 1, set size 1
  To Ann
  end of listitem, level 1, position 1, set size 1
  end of list
  end of document

Heard while the story's steps are done
  button, Let others write
  polite: 1 new letter.
  button, Show it 1 new letter.
  group, New: To Nina.
`})))()}var Ir;function Lr(){return(Lr=e((()=>{Ir=`LiveRegion, story Default

Read from top to bottom
  document
  button, Say it
  button, Say it now
  end of document

Heard while the story's steps are done
  button, Say it
  polite: Saved. 4 of 5.
  button, Say it now
  assertive: Saved. 4 of 5.
`})))()}var Rr;function zr(){return(zr=e((()=>{Rr=`NoticeDialog, story Default

Read from top to bottom
  document
  button, Go to forums
  end of document

Heard while the story's steps are done
  button, Go to forums
  alertdialog, Forums feature is coming soon!
  button, OK
  assertive: Forums feature is coming soon!
  button, Go to forums
`})))()}var Br;function Vr(){return(Vr=e((()=>{Br=`OutcomeMessage, story Default

Read from top to bottom
  document
  paragraph
  button, Send letter
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Send letter
  polite: Letter sent: To Nina.
`})))()}var Hr;function Ur(){return(Ur=e((()=>{Hr=`PageTitle, story Default

Read from top to bottom
  document
  button, Go to the page
  heading, Health Resources, level 1
  paragraph
  General information. Talk to your doctor about your own health.
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Go to the page
  heading, Health Resources, level 1
`})))()}var Wr;function Gr(){return(Gr=e((()=>{Wr=`Pagination, story Default

Read from top to bottom
  document
  paragraph
  Page
  1
  end of paragraph
  navigation, Pages of users
  button, First, disabled
  button, Previous, disabled
  button, Next
  button, Last
  end of navigation, Pages of users
  end of document

Heard while the story's steps are done
  button, Last
  button, Previous
`})))()}var Kr;function qr(){return(qr=e((()=>{Kr=`PasswordField, story Default

Read from top to bottom
  document
  form
  Password
  list
  listitem, level 1, position 1, set size 3
  At least 8 characters
  still needed.
  end of listitem, level 1, position 1, set size 3
  listitem, level 1, position 2, set size 3
  One capital letter (A to Z)
  still needed.
  end of listitem, level 1, position 2, set size 3
  listitem, level 1, position 3, set size 3
  One number (0 to 9)
  still needed.
  end of listitem, level 1, position 3, set size 3
  end of list
  Password, At least 8 characters still needed. One capital letter (A to Z) still needed. One number (0 to 9) still needed.
  button, Show password
  end of form
  end of document

Heard while the story's steps are done
  Password, At least 8 characters still needed. One capital letter (A to Z) still needed. One number (0 to 9) still needed.
  polite: Still needed: At least 8 characters, One number (0 to 9).
  polite: The password has everything it needs.
`})))()}var Jr;function Yr(){return(Yr=e((()=>{Jr=`Progress, story Default

Read from top to bottom
  document
  log
  log
  Sending emails: 3 of 7 sent
  end of log
  Sending emails
  progressbar, Sending emails, max value 7, min value 0, current value 3 of 7 sent
  end of document

Heard while the story's steps are done
  (nothing)
`})))()}var Xr;function Zr(){return(Zr=e((()=>{Xr=`Resources, story Filled

Read from top to bottom
  document
  heading, Health Resources, level 1
  paragraph
  General information. Talk to your doctor about your own health.
  end of paragraph
  search, Search resources
  Search resources
  searchbox, Search resources
  button, Search
  end of search, Search resources
  paragraph
  Showing 6 of 10 resources
  end of paragraph
  Category
  combobox, Category, has popup listbox, not expanded
  option, All categories, not selected, position 1, set size 8
  option, Chronic Conditions, not selected, position 2, set size 8
  option, Preventive Care, not selected, position 3, set size 8
  option, Mental Health, not selected, position 4, set size 8
  option, Nutrition, not selected, position 5, set size 8
  option, Fitness, not selected, position 6, set size 8
  option, Emergency Care, not selected, position 7, set size 8
  option, Wellness, not selected, position 8, set size 8
  end of combobox, Category, has popup listbox, not expanded
  paragraph
  Your ratings: Kept until you close this page.
  end of paragraph
  list
  listitem, level 1, position 1, set size 6
  article
  Chronic Conditions
  Article, 2 minutes
  heading, Living well with arthritis, level 2
  link, Living well with arthritis
  end of heading, Living well with arthritis, level 2
  paragraph
  Small changes that ease stiff hands, hips and knees, and when to see your doctor.
  end of paragraph
  paragraph
  Average 4.3 out of 5, from 3 ratings
  end of paragraph
  group, Rate: Living well with arthritis, Your rating: 4 stars
  Rate: Living well with arthritis
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Your rating: 4 stars
  end of paragraph
  end of group, Rate: Living well with arthritis, Your rating: 4 stars
  button, Save Living well with arthritis, not pressed
  Save
  Living well with arthritis
  end of button, Save Living well with arthritis, not pressed
  end of article
  end of listitem, level 1, position 1, set size 6
  listitem, level 1, position 2, set size 6
  article
  Fitness
  Video, 2 minutes
  heading, Strength and balance at home, level 2
  link, Strength and balance at home
  end of heading, Strength and balance at home, level 2
  paragraph
  Gentle moves beside a kitchen chair. Thirty minutes on most days is a good aim.
  end of paragraph
  button, Play Video: Strength and balance at home
  Play Video
  end of button, Play Video: Strength and balance at home
  paragraph
  Average 4.8 out of 5, from 4 ratings
  end of paragraph
  group, Rate: Strength and balance at home, Your rating: 5 stars
  Rate: Strength and balance at home
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, checked, position 5, set size 5
  paragraph
  Your rating: 5 stars
  end of paragraph
  end of group, Rate: Strength and balance at home, Your rating: 5 stars
  button, Save Strength and balance at home, not pressed
  Save
  Strength and balance at home
  end of button, Save Strength and balance at home, not pressed
  end of article
  end of listitem, level 1, position 2, set size 6
  listitem, level 1, position 3, set size 6
  article
  Preventive Care
  Article, 2 minutes
  heading, Free vaccines from age 65, level 2
  link, Free vaccines from age 65
  end of heading, Free vaccines from age 65, level 2
  paragraph
  Flu every year, and two shingles doses, are free from 65.
  end of paragraph
  paragraph
  Average 4.5 out of 5, from 2 ratings
  end of paragraph
  group, Rate: Free vaccines from age 65, Not rated by you yet
  Rate: Free vaccines from age 65
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Not rated by you yet
  end of paragraph
  end of group, Rate: Free vaccines from age 65, Not rated by you yet
  button, Save Free vaccines from age 65, not pressed
  Save
  Free vaccines from age 65
  end of button, Save Free vaccines from age 65, not pressed
  end of article
  end of listitem, level 1, position 3, set size 6
  listitem, level 1, position 4, set size 6
  article
  Mental Health
  Article, 2 minutes
  heading, Feeling low or lonely?, level 2
  link, Feeling low or lonely?
  end of heading, Feeling low or lonely?, level 2
  paragraph
  Talking helps. Where to start, and who to call at any hour.
  end of paragraph
  paragraph
  No ratings yet
  end of paragraph
  group, Rate: Feeling low or lonely?, Not rated by you yet
  Rate: Feeling low or lonely?
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Not rated by you yet
  end of paragraph
  end of group, Rate: Feeling low or lonely?, Not rated by you yet
  button, Save Feeling low or lonely?, not pressed
  Save
  Feeling low or lonely?
  end of button, Save Feeling low or lonely?, not pressed
  end of article
  end of listitem, level 1, position 4, set size 6
  listitem, level 1, position 5, set size 6
  article
  Nutrition
  Video, 2 minutes
  heading, Eating well on a budget, level 2
  link, Eating well on a budget
  end of heading, Eating well on a budget, level 2
  paragraph
  Five ideas for good meals that cost less.
  end of paragraph
  button, Play Video: Eating well on a budget
  Play Video
  end of button, Play Video: Eating well on a budget
  paragraph
  No ratings yet
  end of paragraph
  group, Rate: Eating well on a budget, Not rated by you yet
  Rate: Eating well on a budget
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Not rated by you yet
  end of paragraph
  end of group, Rate: Eating well on a budget, Not rated by you yet
  button, Save Eating well on a budget, not pressed
  Save
  Eating well on a budget
  end of button, Save Eating well on a budget, not pressed
  end of article
  end of listitem, level 1, position 5, set size 6
  listitem, level 1, position 6, set size 6
  article
  Emergency Care
  Article, 2 minutes
  heading, When to call Triple Zero (000), level 2
  link, When to call Triple Zero (000)
  end of heading, When to call Triple Zero (000), level 2
  paragraph
  How to tell an emergency, and what to say when you call.
  end of paragraph
  paragraph
  No ratings yet
  end of paragraph
  group, Rate: When to call Triple Zero (000), Not rated by you yet
  Rate: When to call Triple Zero (000)
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Not rated by you yet
  end of paragraph
  end of group, Rate: When to call Triple Zero (000), Not rated by you yet
  button, Save When to call Triple Zero (000), not pressed
  Save
  When to call Triple Zero (000)
  end of button, Save When to call Triple Zero (000), not pressed
  end of article
  end of listitem, level 1, position 6, set size 6
  end of list
  paragraph
  button, Show all resources
  end of paragraph
  paragraph
  The ratings that were here at the start are examples.
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Show all resources
  link, Sleeping better
  polite: Showing 10 of 10 resources
`})))()}var Qr;function $r(){return($r=e((()=>{Qr=`SaveButton, story Default

Read from top to bottom
  document
  button, Save Morning Tea and Chat, not pressed
  Save
  Morning Tea and Chat
  end of button, Save Morning Tea and Chat, not pressed
  end of document

Heard while the story's steps are done
  button, Save Morning Tea and Chat, not pressed
`})))()}var ei;function ti(){return(ti=e((()=>{ei=`Search, story Found

Read from top to bottom
  document
  heading, Search, level 1
  search, What are you looking for?
  What are you looking for?
  searchbox, What are you looking for?
  button, Search
  end of search, What are you looking for?
  paragraph
  Type a word, such as arthritis, bus or password. Then press Search.
  end of paragraph
  end of document

Heard while the story's steps are done
  searchbox, What are you looking for?
  paragraph
  link, Living well with arthritis
`})))()}var ni;function ri(){return(ri=e((()=>{ni=`SearchField, story Default

Read from top to bottom
  document
  search, Search resources
  Search resources
  searchbox, Search resources
  button, Search
  end of search, Search resources
  end of document

Heard while the story's steps are done
  searchbox, Search resources
  button, Search
`})))()}var ii;function ai(){return(ai=e((()=>{ii=`SelectField, story Default

Read from top to bottom
  document
  Role
  combobox, Role, user, has popup listbox, not expanded
  option, User, user, not selected, position 1, set size 2
  option, Administrator, admin, not selected, position 2, set size 2
  end of combobox, Role, user, has popup listbox, not expanded
  end of document

Heard while the story's steps are done
  combobox, Role, user, has popup listbox, not expanded
`})))()}var oi;function si(){return(si=e((()=>{oi=`Shell, story Default

Read from top to bottom
  document
  link, Skip to main content
  banner
  link, Help by phone: My Aged Care 1800 200 422
  Help by phone
  :
  strong
  My Aged Care 1800 200 422
  end of strong
  end of link, Help by phone: My Aged Care 1800 200 422
  button, Large text, not pressed
  button, High contrast, not pressed
  link, Age Better
  Age Better
  end of link, Age Better
  search, Search this site
  searchbox, Search this site, placeholder  
  button, Search
  end of search, Search this site
  link, Your profile, margaret@example.org
  Your profile,
  margaret@example.org
  end of link, Your profile, margaret@example.org
  button, Logout
  navigation, Pages
  list
  listitem, level 1, position 1, set size 5
  link, Health Resources
  Health Resources
  end of link, Health Resources
  end of listitem, level 1, position 1, set size 5
  listitem, level 1, position 2, set size 5
  link, Support Services
  Support Services
  end of link, Support Services
  end of listitem, level 1, position 2, set size 5
  listitem, level 1, position 3, set size 5
  link, Community
  Community
  end of link, Community
  end of listitem, level 1, position 3, set size 5
  listitem, level 1, position 4, set size 5
  link, Events, current page
  Events
  end of link, Events, current page
  end of listitem, level 1, position 4, set size 5
  listitem, level 1, position 5, set size 5
  link, Admin Dashboard
  Admin Dashboard
  end of link, Admin Dashboard
  end of listitem, level 1, position 5, set size 5
  end of list
  end of navigation, Pages
  end of banner
  main, Community Events
  heading, Community Events, level 1
  paragraph
  6 events, soonest first
  end of paragraph
  The page’s own content.
  end of main, Community Events
  region, Talk to a person
  heading, Talk to a person, level 2
  link, All help numbers
  list
  listitem, level 1, position 1, set size 4
  heading, Emergency, level 3
  link, Emergency 000
  Emergency
  000
  end of link, Emergency 000
  paragraph
  Police, fire, ambulance. Free, day and night.
  end of paragraph
  end of listitem, level 1, position 1, set size 4
  listitem, level 1, position 2, set size 4
  heading, My Aged Care, level 3
  link, My Aged Care 1800 200 422
  My Aged Care
  1800 200 422
  end of link, My Aged Care 1800 200 422
  paragraph
  Monday to Friday 8am to 8pm, Saturday 10am to 2pm.
  end of paragraph
  end of listitem, level 1, position 2, set size 4
  listitem, level 1, position 3, set size 4
  heading, Health advice from a nurse, level 3
  link, Health advice from a nurse 1800 633 422
  Health advice from a nurse
  1800 633 422
  end of link, Health advice from a nurse 1800 633 422
  paragraph
  1800MEDICARE. Day and night.
  end of paragraph
  end of listitem, level 1, position 3, set size 4
  listitem, level 1, position 4, set size 4
  heading, Lifeline, level 3
  link, Lifeline 13 11 14
  Lifeline
  13 11 14
  end of link, Lifeline 13 11 14
  paragraph
  When life feels too hard. Day and night.
  end of paragraph
  end of listitem, level 1, position 4, set size 4
  end of list
  end of region, Talk to a person
  contentinfo
  paragraph
  Age Better. General information, not medical advice.
  end of paragraph
  list
  listitem, level 1, position 1, set size 2
  link, Accessibility
  end of listitem, level 1, position 1, set size 2
  listitem, level 1, position 2, set size 2
  link, Privacy
  end of listitem, level 1, position 2, set size 2
  end of list
  end of contentinfo
  end of document

Heard while the story's steps are done
  link, Skip to main content
`})))()}var ci;function li(){return(li=e((()=>{ci=`SkipLink, story Default

Read from top to bottom
  document
  link, Skip to main content
  paragraph
  link, One of many links before the content
  end of paragraph
  main
  paragraph
  The content. Press Tab, and the link comes into sight.
  end of paragraph
  end of main
  end of document

Heard while the story's steps are done
  link, Skip to main content
`})))()}var ui;function di(){return(di=e((()=>{ui=`StarAverage, story Default

Read from top to bottom
  document
  paragraph
  Average 4.3 out of 5, from 12 ratings
  end of paragraph
  end of document

Heard while the story's steps are done
  (nothing)
`})))()}var fi;function pi(){return(pi=e((()=>{fi=`StarRating, story Default

Read from top to bottom
  document
  group, Rate: Tea with milk, Not rated by you yet
  Rate: Tea with milk
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  radio, 3 stars, not checked, position 3, set size 5
  radio, 4 stars, not checked, position 4, set size 5
  radio, 5 stars, not checked, position 5, set size 5
  paragraph
  Not rated by you yet
  end of paragraph
  end of group, Rate: Tea with milk, Not rated by you yet
  end of document

Heard while the story's steps are done
  radio, 1 star, not checked, position 1, set size 5
  radio, 2 stars, not checked, position 2, set size 5
  polite: 2 stars, not saved yet
  radio, 3 stars, not checked, position 3, set size 5
  polite: 3 stars, not saved yet
  radio, 4 stars, not checked, position 4, set size 5
  polite: 4 stars, not saved yet
  polite: Thank you for your rating! You can undo this.
  polite: Your rating: 4 stars, already saved
  radio, 1 star, not checked, position 1, set size 5
  polite: 1 star, not saved yet
  radio, 4 stars, not checked, position 4, set size 5
  polite: Your rating: 4 stars
  radio, 5 stars, not checked, position 5, set size 5
  polite: Your rating has been updated! You can undo this.
  button, Undo, Your rating has been updated!
  group, Rate: Tea with milk, Not rated by you yet
  polite: Your rating is as it was before.
`})))()}var mi;function hi(){return(hi=e((()=>{mi=`StatCard, story Default

Read from top to bottom
  document
  group, Books
  paragraph
  Books
  end of paragraph
  paragraph
  1,247
  end of paragraph
  paragraph
  +5.2% this month
  end of paragraph
  paragraph
  Lent out at least once, rounded
  end of paragraph
  end of group, Books
  end of document

Heard while the story's steps are done
  (nothing)
`})))()}var gi;function _i(){return(_i=e((()=>{gi=`Status, story Default

Read from top to bottom
  document
  Appointment deleted: Hearing check.
  button, Undo
  end of document

Heard while the story's steps are done
  button, Undo
`})))()}var vi;function yi(){return(yi=e((()=>{vi=`SuggestBox, story Default

Read from top to bottom
  document
  Start
  textbox, Start
  end of document

Heard while the story's steps are done
  textbox, Start
  option, Carlton, VIC, not selected, position 1, set size 4
  option, Canberra, not selected, position 2, set size 4
`})))()}var bi;function xi(){return(xi=e((()=>{bi=`TextArea, story Default

Read from top to bottom
  document
  Notes
  paragraph
  What should we know before you come?
  end of paragraph
  textbox, Notes, What should we know before you come?
  end of document

Heard while the story's steps are done
  textbox, Notes, What should we know before you come?
`})))()}var Si;function Ci(){return(Ci=e((()=>{Si=`TextField, story Default

Read from top to bottom
  document
  Email
  paragraph
  For example name@example.com
  end of paragraph
  textbox, Email, For example name@example.com
  end of document

Heard while the story's steps are done
  textbox, Email, For example name@example.com
`})))()}var wi;function Ti(){return(Ti=e((()=>{wi=`TextPage, story Default

Read from top to bottom
  document
  heading, Privacy, level 1
  paragraph
  What is kept, where, and for how long.
  end of paragraph
  paragraph
  Your appointments stay in this browser. Nobody else sees them.
  link, Read more about it
  .
  end of paragraph
  heading, What you can do, level 2
  list
  listitem, level 1, position 1, set size 2
  Clear everything from this device when you log out.
  end of listitem, level 1, position 1, set size 2
  listitem, level 1, position 2, set size 2
  link, Ask us
  what we know about you.
  end of listitem, level 1, position 2, set size 2
  end of list
  heading, A long paragraph, level 2
  paragraph
  A very long text that somebody wrote without thinking of small screens, of large letters, or of those who read slowly and would like to be told one thing at a time. A very long text that somebody wrote without thinking of small screens, of large letters, or of those who read slowly and would like to be told one thing at a time. A very long text that somebody wrote without thinking of small screens, of large letters, or of those who read slowly and would like to be told one thing at a time.
  end of paragraph
  end of document

Heard while the story's steps are done
  link, Read more about it
  link, Ask us
`})))()}var Ei;function Di(){return(Di=e((()=>{Ei=`ThemeToggle, story Default

Read from top to bottom
  document
  button, High contrast, not pressed
  end of document

Heard while the story's steps are done
  button, High contrast, not pressed
`})))()}var Oi;function ki(){return(ki=e((()=>{Oi=`ToggleGroup, story Default

Read from top to bottom
  document
  group, Show flowers that are
  button, All colours, pressed
  button, Red & orange, not pressed
  button, Green, not pressed
  button, Blue, not pressed
  end of group, Show flowers that are
  end of document

Heard while the story's steps are done
  button, All colours, pressed
  button, Red & orange, not pressed
  button, Green, not pressed
`})))()}var Ai;function ji(){return(ji=e((()=>{Ai=`Toolbar, story Default

Read from top to bottom
  document
  toolbar, 7 letters selected, orientated horizontally
  7 letters selected
  button, Send 7 letters
  button, Delete 7 letters
  button, Clear selection
  end of toolbar, 7 letters selected, orientated horizontally
  end of document

Heard while the story's steps are done
  button, Send 7 letters
  button, Delete 7 letters
  button, Clear selection
  button, Send 7 letters
  button, Clear selection
  button, Send 7 letters
  button, Delete 7 letters
`})))()}var Mi;function Ni(){return(Ni=e((()=>{Mi=`UndoMessage, story Default

Read from top to bottom
  document
  heading, Letters, level 2
  paragraph
  button, Delete letter
  end of paragraph
  end of document

Heard while the story's steps are done
  button, Delete letter
  group, Letter deleted: To Nina.
  button, Undo
  heading, Letters, level 2
`})))()}function Pi(e){let[t=``,n,r]=e.split(`

`);return{story:t.split(`, story `)[1]?.trim()??``,read:J(n),heard:J(r)}}var Fi,J,Ii;function Li(){return(Li=e((()=>{$n(),tr(),rr(),ar(),sr(),lr(),dr(),pr(),hr(),_r(),yr(),xr(),Cr(),Tr(),Dr(),kr(),jr(),Nr(),Fr(),Lr(),zr(),Vr(),Ur(),Gr(),qr(),Yr(),Zr(),$r(),ti(),ri(),ai(),si(),li(),di(),pi(),hi(),_i(),yi(),xi(),Ci(),Ti(),Di(),ki(),ji(),Ni(),Fi=Object.assign({"../transcripts/AskDialog.txt":Qn,"../transcripts/Badge.txt":er,"../transcripts/Button.txt":nr,"../transcripts/Card.txt":ir,"../transcripts/Community.txt":or,"../transcripts/DataTable.txt":cr,"../transcripts/DateTimeField.txt":ur,"../transcripts/Dialog.txt":fr,"../transcripts/Dialogs.txt":mr,"../transcripts/EditConflict.txt":gr,"../transcripts/ErrorSummary.txt":vr,"../transcripts/Events.txt":br,"../transcripts/Field.txt":Sr,"../transcripts/FieldMessage.txt":wr,"../transcripts/Header.txt":Er,"../transcripts/HelpStrip.txt":Or,"../transcripts/Icon.txt":Ar,"../transcripts/ImportServices.txt":Mr,"../transcripts/ListNotice.txt":Pr,"../transcripts/LiveRegion.txt":Ir,"../transcripts/NoticeDialog.txt":Rr,"../transcripts/OutcomeMessage.txt":Br,"../transcripts/PageTitle.txt":Hr,"../transcripts/Pagination.txt":Wr,"../transcripts/PasswordField.txt":Kr,"../transcripts/Progress.txt":Jr,"../transcripts/Resources.txt":Xr,"../transcripts/SaveButton.txt":Qr,"../transcripts/Search.txt":ei,"../transcripts/SearchField.txt":ni,"../transcripts/SelectField.txt":ii,"../transcripts/Shell.txt":oi,"../transcripts/SkipLink.txt":ci,"../transcripts/StarAverage.txt":ui,"../transcripts/StarRating.txt":fi,"../transcripts/StatCard.txt":mi,"../transcripts/Status.txt":gi,"../transcripts/SuggestBox.txt":vi,"../transcripts/TextArea.txt":bi,"../transcripts/TextField.txt":Si,"../transcripts/TextPage.txt":wi,"../transcripts/ThemeToggle.txt":Ei,"../transcripts/ToggleGroup.txt":Oi,"../transcripts/Toolbar.txt":Ai,"../transcripts/UndoMessage.txt":Mi}),J=(e=``)=>e.split(`
`).slice(1).map(e=>e.trim()).filter(e=>e&&e!==`(nothing)`),Ii=new Map(Object.entries(Fi).map(([e,t])=>[/(\w+)\.txt$/.exec(e)?.[1]??e,Pi(t)]))})))()}function Ri({name:e,lines:t}){let n=Xn[e]??[];return(0,Y.jsxDEV)(a,{children:(0,Y.jsxDEV)(`ul`,{className:`story-advice`,children:Nn(t).map(({kind:e,words:t},r)=>(0,Y.jsxDEV)(`li`,{"data-kind":e,children:[(0,Y.jsxDEV)(`p`,{children:[(0,Y.jsxDEV)(`strong`,{children:e===`do`?`✓ Do`:`✗ Don’t`},void 0,!1,{fileName:X,lineNumber:19,columnNumber:15},this),` `,t]},void 0,!0,{fileName:X,lineNumber:18,columnNumber:13},this),(0,Y.jsxDEV)(`div`,{className:`story-picture story-page`,inert:!0,children:n[r]},void 0,!1,{fileName:X,lineNumber:21,columnNumber:13},this)]},t,!0,{fileName:X,lineNumber:17,columnNumber:11},this))},void 0,!1,{fileName:X,lineNumber:15,columnNumber:7},this)},void 0,!1,{fileName:X,lineNumber:14,columnNumber:5},this)}function zi({name:e}){let t=Ii.get(e);if(!t)return null;let{story:n,read:r,heard:i}=t,o=e=>(0,Y.jsxDEV)(`ol`,{className:`story-phrases`,children:e.map((e,t)=>(0,Y.jsxDEV)(`li`,{children:e},t,!1,{fileName:X,lineNumber:40,columnNumber:9},this))},void 0,!1,{fileName:X,lineNumber:37,columnNumber:5},this);return(0,Y.jsxDEV)(a,{children:[(0,Y.jsxDEV)(`p`,{children:[`By a simulated screen reader, in the story “`,n,`”. What real ones say is in`,` `,(0,Y.jsxDEV)(`a`,{href:`?path=/docs/documents-screen-readers--docs`,children:`Screen readers`},void 0,!1,{fileName:X,lineNumber:48,columnNumber:9},this),`.`]},void 0,!0,{fileName:X,lineNumber:46,columnNumber:7},this),(0,Y.jsxDEV)(`h3`,{children:`While the story’s steps are done`},void 0,!1,{fileName:X,lineNumber:50,columnNumber:7},this),i.length>0?o(i):(0,Y.jsxDEV)(`p`,{children:`Nothing.`},void 0,!1,{fileName:X,lineNumber:51,columnNumber:41},this),(0,Y.jsxDEV)(`h3`,{children:`Read from top to bottom`},void 0,!1,{fileName:X,lineNumber:52,columnNumber:7},this),(0,Y.jsxDEV)(`details`,{children:[(0,Y.jsxDEV)(`summary`,{children:r.length===1?`1 phrase`:`${r.length} phrases`},void 0,!1,{fileName:X,lineNumber:54,columnNumber:9},this),o(r)]},void 0,!0,{fileName:X,lineNumber:53,columnNumber:7},this)]},void 0,!0,{fileName:X,lineNumber:45,columnNumber:5},this)}function Bi({name:e}){let t=r[e]?.also??[];return t.length===0?null:(0,Y.jsxDEV)(a,{children:(0,Y.jsxDEV)(`p`,{children:[`And all props of`,` `,t.map(e=>(0,Y.jsxDEV)(`code`,{children:e},e,!1,{fileName:X,lineNumber:70,columnNumber:11},this)),`, which go to the browser’s own element.`]},void 0,!0,{fileName:X,lineNumber:67,columnNumber:7},this)},void 0,!1,{fileName:X,lineNumber:66,columnNumber:5},this)}var Y,X;function Vi(){return(Vi=e((()=>{te(),Zn(),t(),j(),Li(),Y=n(),X=`/tmp/w/matrix/.storybook/GuideParts.tsx`})))()}function Hi(){let e=ee(`meta`,[`meta`]).preparedMeta.title.split(`/`).at(-1)??``,t=A.get(e),[n=``,...r]=(ae.get(e)??``).replace(/^# .*\n/,``).split(/\n(?=## )/),a=e=>/^## (Name, role, state|Keyboard)\n/.test(e);return(0,Z.jsxDEV)(Z.Fragment,{children:[(0,Z.jsxDEV)(i,{},void 0,!1,{fileName:Q,lineNumber:18,columnNumber:7},this),(0,Z.jsxDEV)(c,{children:n},void 0,!1,{fileName:Q,lineNumber:19,columnNumber:7},this),(0,Z.jsxDEV)(o,{},void 0,!1,{fileName:Q,lineNumber:20,columnNumber:7},this),t&&Fn.map(n=>{let r=ie(t,n);return(0,Z.jsxDEV)(`section`,{"aria-label":n,children:[(0,Z.jsxDEV)(s,{children:n},void 0,!1,{fileName:Q,lineNumber:26,columnNumber:15},this),n===`Do and don’t`?(0,Z.jsxDEV)(Ri,{name:e,lines:r},void 0,!1,{fileName:Q,lineNumber:28,columnNumber:17},this):(0,Z.jsxDEV)(c,{children:r},void 0,!1,{fileName:Q,lineNumber:30,columnNumber:17},this)]},n,!0,{fileName:Q,lineNumber:25,columnNumber:13},this)}),(0,Z.jsxDEV)(c,{children:r.filter(a).join(`
`)},void 0,!1,{fileName:Q,lineNumber:35,columnNumber:7},this),t&&(0,Z.jsxDEV)(Z.Fragment,{children:[(0,Z.jsxDEV)(s,{children:`What is announced`},void 0,!1,{fileName:Q,lineNumber:38,columnNumber:11},this),(0,Z.jsxDEV)(zi,{name:e},void 0,!1,{fileName:Q,lineNumber:39,columnNumber:11},this),(0,Z.jsxDEV)(s,{children:`Props`},void 0,!1,{fileName:Q,lineNumber:40,columnNumber:11},this)]},void 0,!0,{fileName:Q,lineNumber:37,columnNumber:9},this),(0,Z.jsxDEV)(ne,{},void 0,!1,{fileName:Q,lineNumber:43,columnNumber:7},this),(0,Z.jsxDEV)(Bi,{name:e},void 0,!1,{fileName:Q,lineNumber:44,columnNumber:7},this),(0,Z.jsxDEV)(c,{children:r.filter(e=>!a(e)).join(`
`)},void 0,!1,{fileName:Q,lineNumber:45,columnNumber:7},this)]},void 0,!0,{fileName:Q,lineNumber:17,columnNumber:5},this)}var Z,Q;function $(){return($=e((()=>{te(),re(),j(),Vi(),Z=n(),Q=`/tmp/w/matrix/.storybook/ContractPage.tsx`})))()}$();export{Hi as ContractPage};