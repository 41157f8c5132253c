import type { Adresse } from '@foerderportal/contract/shared/angaben/adresse'
import { alsDatum } from '@foerderportal/contract/shared/zeit/datum'
import type { UnternehmenHuelle } from '@foerderportal/contract/unternehmen/schema'
import {
  ANTRAGSTELLER_ART_TEXT,
  RECHTSFORM_TEXT,
  REGISTER_ART_TEXT,
  UNTERNEHMEN_ART_TEXT,
} from '@foerderportal/contract/unternehmen/werte/enums'
import type { Angabe } from '../shared/Angaben.tsx'

type Unternehmen = UnternehmenHuelle['value']
type Hof = Extract<Unternehmen, { type: 'LandwirtschaftlichesUnternehmen' }>

const anschrift = (a: Adresse | null | undefined) => a && `${a.strasse} ${a.hausnummer}, ${a.plz} ${a.ort}`

const register = ({ registerArt, registerNummer, registerGericht }: Hof) =>
  registerArt && [REGISTER_ART_TEXT[registerArt], registerNummer, registerGericht].filter(Boolean).join(', ')

const hof = (h: Hof): readonly Angabe[] => [
  ['Antragsteller', ANTRAGSTELLER_ART_TEXT[h.antragstellerArt]],
  ['Rechtsform', RECHTSFORM_TEXT[h.rechtsform]],
  ['Register', register(h)],
  ['Gegründet', alsDatum(h.gruendungsDatum)],
  ['ZID-Betriebsnummer', h.zidBetriebsnummer],
  ['Steuernummer', h.steuernummer],
  ['Wirtschafts-ID', h.wirtschaftsIdentifikationsnummer],
  ['Betriebssitz', anschrift(h.adresseBetriebssitz)],
  ['Korrespondenzadresse', anschrift(h.korrespondenzadresse)],
  [
    'Ansprechperson',
    [h.ansprechpartner.ansprechpartnerName, h.ansprechpartner.telefon, h.ansprechpartner.email].join(', '),
  ],
  ['Konten', h.kontoInformationen.map(({ iban }) => iban).join(', ')],
]

/** What the company said of itself, in words. */
export const stammdaten = (u: Unternehmen): readonly Angabe[] => [
  ['Art', UNTERNEHMEN_ART_TEXT[u.type]],
  ['GP-Nummer', u.gpNr],
  ...(u.type === 'LandwirtschaftlichesUnternehmen' ? hof(u) : []),
]
