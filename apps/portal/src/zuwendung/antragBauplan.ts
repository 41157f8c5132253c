import type { AntragSeitenName } from '@foerderportal/contract/zuwendung/flow'
import type { AntragAntwort } from '@foerderportal/contract/zuwendung/schema'
import type { Bauplan, Entwurfsseite } from '@foerderportal/entwurf/arten'
import { ueblicheKennung } from '@foerderportal/entwurf/listen'
import type { FieldValues } from 'react-hook-form'
import { antragstellerSeite } from './seiten/AntragstellerSeite.tsx'
import type { SeitenBau } from './seiten/bau.ts'
import { dokumenteSeite } from './seiten/DokumenteSeite.tsx'
import { finanzierungSeite } from './seiten/FinanzierungSeite.tsx'
import { foerdergegenstaendeSeite } from './seiten/FoerdergegenstaendeSeite.tsx'
import { groesseSeite } from './seiten/GroesseSeite.tsx'
import { moorflaechenSeite } from './seiten/MoorflaechenSeite.tsx'
import { unternehmenSeite } from './seiten/UnternehmenSeite.tsx'
import { zeichnungSeite } from './seiten/ZeichnungSeite.tsx'

/** A page of the wizard as the draft sees it: its texts, and how they lie over the form. */
const seite = <W extends FieldValues>(bau: SeitenBau<W>): Entwurfsseite<AntragAntwort> => ({
  lesen: ({ formular }) => bau.lesen(formular),
  // Each page gets back what it has noted or read itself, so its texts are its own.
  schreiben: (roh) => (antrag) => ({ ...antrag, formular: bau.schreiben(roh as W)(antrag.formular) }),
  unlesbar: (roh) => bau.lesefehler?.(roh as W).map(({ pfad }) => pfad) ?? [],
})

const SEITEN: Partial<Record<string, Entwurfsseite<AntragAntwort>>> = {
  unternehmen: seite(unternehmenSeite),
  antragsteller: seite(antragstellerSeite),
  groesse: seite(groesseSeite),
  foerdergegenstaende: seite(foerdergegenstaendeSeite),
  moorflaechen: seite(moorflaechenSeite),
  finanzierung: seite(finanzierungSeite),
  dokumente: seite(dokumenteSeite),
  zeichnung: seite(zeichnungSeite),
} satisfies Partial<Record<AntragSeitenName, Entwurfsseite<AntragAntwort>>>

/** A class of items has no id of its own: category and class name it. */
const klasse = ({ kategorie, foerdergegenstandKlasse }: Readonly<Record<string, unknown>>) =>
  typeof kategorie === 'string' && typeof foerdergegenstandKlasse === 'string'
    ? `${kategorie}/${foerdergegenstandKlasse}`
    : undefined

/** What the draft of an application is made of. */
export const antragBauplan: Bauplan<AntragAntwort> = {
  seite: (name) => SEITEN[name],
  kennung: (element) => klasse(element) ?? ueblicheKennung(element),
}
