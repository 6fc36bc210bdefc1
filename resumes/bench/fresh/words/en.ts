import { list, type Words } from '../words.ts';

export const words: Words = {
  given: {
    male: list('James | Daniel | Oliver | Samuel | Thomas | Marcus | Peter | Adrian | Colin'),
    female: list('Emma | Hannah | Rachel | Louise | Megan | Priya | Joanna | Alice | Ruth'),
  },
  family: list(
    "Carter | Whitfield | Hughes | Morgan | Okafor | Patel | Bradshaw | Sinclair | O'Brien | Lowe | Fletcher | Ashby",
  ),
  nameJoin: ' ',
  towns: list(
    'Leeds LS6 2QB | Bristol BS3 4NF | Norwich NR2 3DT | Portland, OR 97205 | Madison, WI 53703 | Dublin 8 | Cardiff CF24 1AB | Halifax HX1 5AA | Toledo, OH 43604',
  ),
  streets: list(
    '1# Orchard Lane | 2## Maple Street | Flat 3, 4# Station Road | 7# Kiln Hill | 1## W. Harbor Ave, Apt 5 | The Old Forge, 2# Church Walk',
  ),
  addresses: list('{street},\\n{town} | {street}\\n{town} | {street}, {town}'),
  phones: list(
    '+44 7700 900### | 07700 900### | (555) 555-01## | +1 555-555-01## | 0117 496 0### | +353 1 555 01## | 555.555.01##',
  ),
  nationalities: [
    ['GB', list('British | British citizen | United Kingdom')],
    ['US', list('American | US citizen | USA')],
    ['IE', list('Irish | Ireland')],
    ['IN', list('Indian | India')],
    ['DE', list('German | Germany')],
  ],
  labels: {
    name: list('Name | Full name | Candidate'),
    birth: list('Date of birth | Born | D.O.B.'),
    nationality: list('Nationality | Citizenship | Passport'),
    email: list('Email | E-mail | E-mail address'),
    phone: list('Phone | Mobile | Tel. | Contact no.'),
    address: list('Address | Home address | Where I live'),
    target: list('Position applied for | Applying for | Desired role | Role of interest'),
    industry: list('Industry | Sector | Line of business'),
    period: list('Dates | Period | When'),
    firm: list('Employer | Company | Where'),
    title: list('Position | Job title | What I did'),
  },
  headings: {
    experience: list(
      'Work experience | Employment | What I have done so far | Career history | Where I have worked | Jobs I have held | Professional background',
    ),
    education: list('Education | Schooling | What I have studied | Education and training'),
    personal: list('Personal details | Contact | About me and how to reach me | Personal data'),
    skills: list('Skills | Key skills | What I am good at | IT'),
    languages: list('Languages | Languages I speak | Language skills'),
    hobbies: list('Interests | Outside work | Hobbies'),
    profile: list('Profile | In short | Summary | Who I am'),
    clubs: list('Volunteering | Community work | Projects of my own'),
    references: list('References | Referees | People who know my work'),
  },
  months: list('MM/YYYY | MMM YYYY | MMMM YYYY | YYYY | YYYY-MM | MM/YY | MM.YYYY | YYYYMM'),
  ranges: list(
    '{start} – {end} | {start} - {end} | {start} to {end} | {start}—{end} | from {start} to {end} | {start} until {end} | {start} / {end}',
  ),
  open: list(
    '{start} – present | {start} - today | since {start} | {start} to date | {start} – now | from {start} until now',
  ),
  days: list('LONG | DD/MM/YYYY | YYYY-MM-DD | DD.MM.YYYY'),
  born: list('Born {day} | born on {day} in Ashcombe | *{day}'),
  applications: list(
    'Application for the position of {title} | Applying for: {title} | Application as {title} | I would like to work for you as {title}',
  ),
  at: list(
    '{title} at {firm} | {title}, {firm} | {firm} – {title} | {title} · {firm} | {title} for {firm} | {title} @ {firm} | {firm}, {title} | {firm}: {title}',
  ),
  told: [
    'From {start} to {end} I worked as {title} at {firm}.',
    'Since {start} I have worked as {title} at {firm}.',
  ],
  asides: [
    ['Marital status', 'married'],
    ['Driving licence', 'full, clean'],
    ['Notice period', '4 weeks'],
    ['Place of birth', 'Ashcombe'],
  ],
  documentTitles: list('Curriculum vitae | Resume | CV'),
  stems: list(
    'Brack | Harl | Nort | Wessex | Pem | Ald | Colt | Strand | Kelmar | Ton | Ridge | Ferrow',
  ),
  legalForms: list('~ Ltd | ~ Limited | ~ Inc. | ~ plc | ~ LLC | ~ & Sons | ~'),
  trades: {
    engineering: {
      names: list('Mechanical engineering | Machine building | Manufacturing'),
      titles: list(
        'Design Engineer | Production Manager | CNC Machinist | Maintenance Technician | Head of Manufacturing, Plant 2 | Quality Inspector | Process Engineer | Fitter',
      ),
      firms: list(
        '{stem}ley Machinery | {stem}ton Precision | {family} Engineering | {stem}mere Tools',
      ),
      tasks: list(
        'Cut scrap by 12 % in two years | Planned the maintenance of 40 machines | Drew jigs and fixtures in SolidWorks | Led a shift of nine',
      ),
    },
    logistics: {
      names: list('Logistics | Freight and warehousing | Transport'),
      titles: list(
        'Warehouse Supervisor | Logistics Coordinator | Forklift Driver | Transport Planner | VP, Operations | Supply Chain Analyst | Stock Controller',
      ),
      firms: list(
        '{stem}way Freight | {stem}port Logistics | {family} Haulage | {stem}line Couriers',
      ),
      tasks: list(
        'Routes for 25 lorries | Stocktaking twice a year | Introduced scanners in the warehouse | Trained eleven drivers',
      ),
    },
    construction: {
      names: list('Construction | Building trade | Civil engineering'),
      titles: list(
        'Site Manager | Quantity Surveyor | Bricklayer | Roofer | Project Manager (Housing) | Foreman | Estimator',
      ),
      firms: list(
        '{stem}stone Construction | {family} & {family} Builders | {stem}gate Homes | {stem}ford Roofing',
      ),
      tasks: list(
        'Sites of up to 60 flats | Tenders and measurements | Handed over 14 houses on time | Safety briefings',
      ),
    },
    trade: {
      names: list('Retail | Wholesale trade | Retail and e-commerce'),
      titles: list(
        'Store Manager | Sales Assistant | Key Account Manager | Buyer | Regional Sales Director, South | Cashier | Merchandiser',
      ),
      firms: list(
        '{stem}wick Stores | {family} Trading | {stem}bury Foods | The {stem}ham Bookshop',
      ),
      tasks: list(
        'Turnover up by a fifth | Responsible for 18 staff | Ordered for six branches | Negotiated with suppliers',
      ),
    },
    software: {
      names: list('Software | Information technology | IT services'),
      titles: list(
        'Software Developer | Senior Backend Engineer | System Administrator | Test Analyst | CTO | Scrum Master | Data Scientist',
      ),
      firms: list('{stem}soft Systems | {stem}byte | {family} Digital | {stem}cloud Software'),
      tasks: list(
        'Moved the billing system to PostgreSQL | Reviews and releases | Wrote the mobile app | On call every fourth week',
      ),
    },
    solar: {
      names: list('Solar energy | Photovoltaics | Renewable energy'),
      titles: list(
        'Solar Installer | PV Design Engineer | Head of Sales | Electrician | Project Developer | Commissioning Engineer',
      ),
      firms: list(
        '{stem}sun Solar | {stem}volt Renewables | {family} Solar Roofs | {stem}ray Energy',
      ),
      tasks: list(
        'Planned roofs of 5 to 400 kWp | Commissioned 120 systems | Visits to customers and quotes | Checked strings and inverters',
      ),
    },
  },
  schools: list(
    '{stem}ton College | University of {stem}mouth | {stem}ley High School | {stem}field Technical Institute',
  ),
  degrees: list(
    'BSc Mechanical Engineering | A levels: Maths, Physics, Art | MA Business Studies | Apprenticeship certificate | Diploma in Logistics',
  ),
  clubs: list(
    'Treasurer, {stem}ton Rowing Club | Coach of the under-12s, {stem}ley FC | Repair café',
  ),
  skills: list(
    'MS Office, SAP, AutoCAD | Forklift licence; first aid | Python, SQL, Git | Negotiation, planning',
  ),
  languages: list(
    'English (native), French (B2) | English – mother tongue; German – basic | Hindi, English',
  ),
  hobbies: list('Cycling, choir, chess | Gardening and old radios | Football, cooking'),
  profiles: list(
    'Practical and calm, with a sense for what matters. | Twelve years in the trade, from the shop floor up. | I like work that can be seen at the end of the day.',
  ),
  referees: list(
    'Ms. J. {family}, Director, {firm}, 0117 496 0999, j.{family}@example.org | Dr. {family}, {firm}, office@example.org',
  ),
  endings: list('References available on request | {town}, 3 May 2026 | Page 1 of 1'),
};
