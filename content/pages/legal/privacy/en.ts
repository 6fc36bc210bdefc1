import { operator, operatorAddress } from '../operator.ts';
import type { PrivacyText } from './text.ts';

export const en: PrivacyText = {
  title: 'Privacy notice',
  description:
    'What this website processes when you visit it, send a form or apply, how long it is kept, who sees it, and which rights you have.',
  summary: {
    title: 'Version 6, 23 November 2026',
    text: 'In short: the public pages set no cookies, show no advertising and call on no outside service to count visits. We use what you send us in order to answer you. Requests are deleted 24 months after the last change. The version of this notice is stored with each submission.',
    textWithAnalytics:
      'In short: the public pages show no advertising. Only if you agree does an outside service count your visits, with cookies; the cookie settings say which. We use what you send us in order to answer you. Requests are deleted 24 months after the last change. The version of this notice is stored with each submission.',
  },
  controller: [
    { heading: 'Who is responsible' },
    `Example data, to be replaced by the operator: ${operatorAddress}, Germany, represented by First name Last name (managing director), email ${operator.privacyEmail}. If a data protection officer is appointed, the operator names that person here.`,
  ],
  forms: [
    { heading: 'When you send a form' },
    'Required fields are marked; everything else is up to you. No box is ticked in advance.',
    {
      list: [
        'Request for a quote: name, project address (country), and an email address or phone number; if you wish, detailed address, company name, and your project and requirements.',
        'Custom request: name, email address and requirements; if you wish, company, phone, country, project scale, and whether you need a portable power station.',
        'Customer service and media cooperation: name, email address and message; if you wish, company.',
        'Registration for an activity: name, email address and number of people; if you wish, company, phone and message.',
        'Feedback: your message; name and email address only if you wish.',
      ],
    },
    'To requests for a quote, custom requests and questions to customer service you can attach pictures and plans. Our own server saves each picture anew, without the place, the time, the device and other hidden details; PDF files are stored as they are. The files have no public address, every access is recorded, and they are deleted together with the request.',
    'If you send a calculation from one of our tools along with a request for a quote, we store its entries, such as the place and the size of a roof, and its results with the request. You see them beforehand and can leave them out. Calculations that you do not send are not stored.',
    'With each submission we store a reference number, the time, the language, the site and page it came from, the version of this notice and, where we asked for it, your consent to a transfer abroad. Our own server marks what looks like spam or repeats an earlier message; no outside service is involved.',
    'Purpose and legal basis: we answer your request, prepare a quote or a contract if you wish, and handle your registration for an activity, such as a training day or a tour (Article 6(1)(b) GDPR and UK GDPR). For press enquiries and feedback, the basis is our legitimate interest in replying (Article 6(1)(f)). We do not use your details for advertising and do not sell them.',
    { heading: 'Emails' },
    'If you give an email address, you receive a confirmation with your name and the reference number. The people responsible receive a notification with what you entered. Nobody is signed up for a newsletter. If you have a calculation emailed to yourself, we use the address for that one email and do not store it.',
    { heading: 'Who sees it, and for how long' },
    'Requests and their files are seen by sales staff and administrators, who may add notes. Service providers for servers and mail act on our instructions (example data: the operator names them here).',
    'A request is deleted 24 months after its last change. One that is still in progress is kept until it is closed. The same period applies to notifications in our mailboxes.',
  ],
  applications: [
    { heading: 'When you apply' },
    'The application form takes a CV (PDF or DOCX), name, email address, phone, current address, past positions, past industry and the position you are applying for. Date of birth and nationality are optional.',
    'A program on our own server reads the CV and fills in the form. You check the result before you send it. The file goes to no outside service, and no program decides on your application.',
    'When you choose a file, it is sent to our server, read there in memory and not kept: it is stored only when you send the application.',
    'Saving an application keeps it on your device, without the file. Only if you ask for a link by email do we store your entries as well, without the file, for 30 days; then they are deleted. Whoever has the link can read them, so keep it to yourself.',
    'The basis is the application procedure itself (Article 6(1)(b)), which needs no consent. If we would like to keep your CV for later positions, we ask for your consent separately.',
    'Only our HR team and administrators see applications; the files have no public address. An application is deleted together with its files six months after the last change of its status, and earlier if you ask us to; we keep it longer only with your consent to the talent pool.',
  ],
  device: [
    { heading: 'What stays on your device' },
    'What you type into a form is kept as a draft in the local storage of your browser until it is sent. We do not see it before then. When the server has confirmed that your submission is stored, the draft is deleted.',
    'As long as a tab is open, the browser also remembers how far you had scrolled. More about this, and how to delete it, under [cookie settings](/cookies).',
  ],
  operation: [
    { heading: 'When you visit the site' },
    'Your network address is needed to deliver a page to you. We do not store it.',
    {
      list: [
        'Visit counts: after each change of page the browser sends an empty message to our own server (POST /stats/record-visit). We count by day, site, language and path, without a cookie, an identifier or personal data.',
        'Addresses that do not exist and searches that find nothing: we count them by day and language, as a path or as words without numbers and email addresses, with nothing about you. They are deleted after 90 days.',
        'Server log: which path was called, with what result and how fast. No network address, no search words, nothing about your browser.',
        'Protection against abuse: we count in working memory how often one network address sends something. Where the site runs as several processes, they count together in its database; there a keyed hash stands in for the address, and is deleted after two hours at most.',
        'Back office: only staff who sign in receive a session cookie. It expires after eight hours.',
      ],
    },
    'The basis is our legitimate interest in a site that works and is not abused (Article 6(1)(f)).',
  ],
  rights: [
    { heading: 'Your rights under the GDPR and the UK GDPR' },
    'You can ask what we hold about you, have it corrected, deleted or restricted, receive it in a machine-readable form, and object to processing that rests on legitimate interests. You can withdraw a consent at any time, with effect for the future. And you can complain to a data protection authority, for instance where you live or work; in the United Kingdom that is the Information Commissioner’s Office (ICO).',
    'Write to the address above or use the [contact form](/about#contact); the reference number helps us to find your request. No decision about you is made by automatic means alone. If data are processed outside the EU, the operator states here where and under which safeguards (example data).',
  ],
  japan: [
    { heading: 'For visitors from Japan (APPI)' },
    {
      list: [
        'Business operator: name, address and representative as given above (example data).',
        'Purposes: answering requests, preparing quotes and contracts, customer service, press work, handling registrations for activities (training days, tours), recruitment.',
        'Disclosure, correction, suspension of use, deletion: write to the address above. We check that the request comes from you and answer without undue delay.',
        'Security measures: encrypted transmission, access by role, application files without a public address, logs without personal data, deletion at the end of the period.',
        'Transfers: to the company and its service providers in the countries that the operator lists here (example data: Germany).',
      ],
    },
  ],
  china: [
    { heading: 'For visitors from mainland China (PIPL)' },
    'Under Article 39 of the PIPL, sending personal information abroad needs separate consent. Forms on sites hosted in mainland China ask for it with a box of its own that is not ticked in advance. Without it we cannot receive the submission; you can still read every page.',
    {
      list: [
        `Recipient and contact: ${operator.name}, Germany, ${operator.privacyEmail} (example data).`,
        'Purpose and method: answering you, or handling your registration or application; encrypted transmission, storage in the back office.',
        'Kinds of information: the fields of the form in question, as listed above.',
        'Your rights: to see, copy, correct and delete the information and to withdraw consent, by writing to the recipient.',
      ],
    },
  ],
  draft: {
    title: 'Draft: the details of the operator are still missing',
    text: 'This notice describes how the website works. The details of the responsible company, its service providers and the places of processing are example data until the operator replaces them. Counsel confirms it before publication.',
  },
  ending: {
    title: 'Questions about your data?',
    text: 'Write to us and, if you have one, give the reference number.',
    action: 'Write to us',
    alternative: 'Cookie settings',
  },
};
