import type { Antwortart, Zeile } from '../../../formular/antwort.ts'
import { tag, text, wahl } from '../../../formular/arten.ts'
import { adresse, liste } from '../../../formular/zusammengesetzt.ts'
import {
  ANTRAGSTELLER_ART_TEXT,
  RECHTSFORM_TEXT,
  REGISTER_ART_TEXT,
} from '../../../unternehmen/werte/enums.ts'
import { REGISTER_REGEL } from '../../../unternehmen/werte/registerRegel.ts'
import type { AntragFormular, AntragUnternehmen } from '../../kern/antragsformular/formular.ts'
import { NAME_ZEICHEN } from '../../kern/grenzen.ts'
import type { AntragDaten } from '../schema.ts'

type Konto = NonNullable<AntragUnternehmen['kontoInformationen']>[number]

/** An account as a transfer names it. */
const kontoInWorten = (k: Konto): string =>
  [
    k.iban,
    k.kontofuehrendesInstitut,
    k.bic && `BIC ${k.bic}`,
    k.abweichenderKontoinhaber && `lautet auf ${k.abweichenderKontoinhaber}`,
  ]
    .filter(Boolean)
    .join(', ')

const KONTEN = liste({
  zeilen: () => [],
  kennung: ({ iban }) => (typeof iban === 'string' ? iban : undefined),
  fest: [],
  mitId: false,
  sagen: (konten) => (konten as Konto[]).map(kontoInWorten).join('\n') || null, // the path of the company's accounts
})

const u = ({ unternehmen }: AntragFormular): AntragUnternehmen => unternehmen ?? {}

const registerNoetig = ({ rechtsform }: AntragUnternehmen): boolean =>
  typeof rechtsform === 'string' && REGISTER_REGEL[rechtsform].eintrag === 'erforderlich'

const register = (formular: AntragFormular): string | null => {
  const { register: art, registerNummer, amtsgericht } = u(formular)
  return [art && REGISTER_ART_TEXT[art], registerNummer, amtsgericht].filter(Boolean).join(', ') || null
}

/** The company's own data: they are kept in one place, taken over as they are and never asked here (S1-08). */
const zeile = (
  name: keyof AntragUnternehmen,
  frage: string,
  art: Antwortart<AntragDaten>,
  mehr: Partial<Zeile<AntragDaten>> = {},
): Zeile<AntragDaten> => ({
  pfad: `unternehmen.${name}`,
  frage,
  art,
  bereich: 'unternehmen',
  uebernahme: { art: 'unternehmen' },
  ...mehr,
})

/** Only some companies have it: where it is missing there is nothing to show. */
const NUR_MANCHE = { gefragt: () => false }

export const UNTERNEHMEN: readonly Zeile<AntragDaten>[] = [
  zeile('unternehmenName', 'Name', text(NAME_ZEICHEN)),
  zeile('unternehmenAdresse', 'Betriebssitz', adresse()),
  zeile('abweichendeKorrespondenzadresse', 'Adresse für die Post', adresse(), NUR_MANCHE),
  zeile('rechtsform', 'Rechtsform', wahl(RECHTSFORM_TEXT)),
  zeile('register', 'Register', text(NAME_ZEICHEN), {
    dazu: ['unternehmen.registerNummer', 'unternehmen.amtsgericht'],
    holen: register,
    gefragt: ({ formular }) => registerNoetig(u(formular)),
  }),
  zeile('gruendungsDatum', 'Gründungsdatum', tag()),
  zeile('steuernummer', 'Steuernummer', text(50)),
  zeile('wirtschaftsidentifikationsnummer', 'Wirtschafts-Identifikationsnummer', text(50), NUR_MANCHE),
  zeile('zidBetriebnummer', 'ZID-Betriebsnummer', text(20)),
  zeile('kontoInformationen', 'Konto', KONTEN),
  zeile('ansprechpartner', 'Ansprechperson', text(NAME_ZEICHEN)),
  zeile('ansprechpartnerEmail', 'E-Mail-Adresse des Unternehmens', text(254)),
  zeile('ansprechpartnerTelefon', 'Telefon des Unternehmens', text(50)),
]

const D = 'produktgruppenDaten'

export const ANTRAGSTELLER = [
  {
    pfad: `${D}.antragstellerArt`,
    frage: 'Art des Antragstellers',
    hinweis: 'Davon hängt ab, wie hoch Ihr Zuschuss ist und welche Nachweise Sie brauchen.',
    art: wahl(ANTRAGSTELLER_ART_TEXT),
    fehlt: 'Wählen Sie die Art des Antragstellers.',
    moeglich: ({ kontext }) => kontext.moeglicheAntragstellerArten,
    vorbelegt: 'aus Ihren Unternehmensdaten',
    beginntNicht: true,
    // What the company says of itself today goes before what it applied as.
    uebernahme: { art: 'eigens' },
  },
  {
    pfad: `${D}.haupttaetigkeit`,
    frage: 'Haupttätigkeit',
    hinweis: 'Womit Ihr Betrieb das meiste einnimmt, zum Beispiel Milchviehhaltung',
    art: text(NAME_ZEICHEN),
    fehlt: 'Geben Sie Ihre Haupttätigkeit ein, zum Beispiel Ackerbau.',
  },
  {
    pfad: `${D}.finanzamt`,
    frage: 'Zuständiges Finanzamt',
    hinweis: 'Es steht auf Ihrem Steuerbescheid, zum Beispiel Flensburg',
    art: text(NAME_ZEICHEN),
    fehlt: 'Geben Sie Ihr Finanzamt ein.',
  },
] as const satisfies readonly Zeile<AntragDaten>[]
