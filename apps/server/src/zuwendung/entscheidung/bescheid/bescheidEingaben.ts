import { alsEuro, inCent } from '@foerderportal/contract/shared/geld/betrag'
import { alsDatum, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { ARTEN, type Grundlage } from '@foerderportal/contract/zuwendung/bank/entscheidung/arten'
import { entscheidungssummen } from '@foerderportal/contract/zuwendung/bank/entscheidung/betraege'
import { aktiveBausteine } from '@foerderportal/contract/zuwendung/bank/entscheidung/aktiveBausteine'
import type { Entscheidungsquelle } from '@foerderportal/contract/zuwendung/bank/entscheidung/bescheidvorlage'
import type {
  Betragsangabe,
  EntscheidungInhalt,
  Entscheidungsgegenstand,
  Wert,
} from '@foerderportal/contract/zuwendung/bank/entscheidung/schema'
import type { Entscheidungsfall } from '../entscheidungsfall.ts'
import { anlagenangabe } from './anlagen.ts'
import { bescheidbaustein, bescheidkopf, bewilligungWorte, type Bescheidrahmen } from './bescheidkopf.ts'

/** What the system fills into texts by itself. */
export const quellwerte = (
  fall: Entscheidungsfall,
  inhalt: EntscheidungInhalt,
): Readonly<Record<Entscheidungsquelle, Wert>> => {
  const summen = entscheidungssummen(fall.umstaende.gegenstaende, inhalt.betraege)
  return {
    unternehmen: fall.empfaenger?.unternehmenName ?? '',
    programm: fall.programm.titel,
    geNr: fall.antrag.ge_nr,
    eingegangenAm: tagInBerlin(fall.einreichung.erstmals_am),
    beantragt: summen.beantragtCent / 100,
    bewilligt: summen.bewilligtCent / 100,
    abgelehnt: summen.wegfallCent / 100,
    bisher: summen.bisherCent / 100,
    gemindert: summen.wegfallCent / 100,
    bescheid: bewilligungWorte(fall.bewilligung),
    kenntnisAm: inhalt.kenntnisAm ?? '',
    kosten: summen.kostenCent / 100,
    foerderfaehig: summen.foerderfaehigCent / 100,
    deMinimisHoechstbetrag: fall.programm.deMinimis?.hoechstbetrag ?? 0,
    deMinimisJahre: fall.programm.deMinimis?.jahre ?? 0,
    auszahlungenHoechstens: fall.vorlage.daten.auszahlungenHoechstens,
  }
}

const prozent = (satz: number): string => `${satz.toLocaleString('de-DE')} %`
const euro = (betrag: number): string => alsEuro(inCent(betrag))

type Posten = {
  readonly g: Entscheidungsgegenstand
  readonly angabe: Betragsangabe | undefined
}

/** The row of an item in the table of the notice, by what the decision is made on. */
const ZEILE: Record<Grundlage, (posten: Posten) => readonly string[]> = {
  ANTRAG: ({ g, angabe }) => [
    g.name,
    euro(angabe?.foerderfaehig ?? 0),
    prozent(g.satz),
    euro(g.beantragt),
    euro(angabe?.bewilligt ?? 0),
  ],
  BEWILLIGUNG: ({ g: { name, nachtrag }, angabe }) => {
    const [bisher, neu] = [nachtrag?.bisher ?? 0, angabe?.bewilligt ?? 0]
    return [name, euro(bisher), alsEuro(inCent(bisher) - inCent(neu)), euro(neu)]
  },
}

/** The items in the words of the notice; amounts beside as numbers, so that nobody has to read them out of a text. */
const aufstellung = ({ umstaende }: Entscheidungsfall, { art, betraege }: EntscheidungInhalt) =>
  umstaende.gegenstaende.map((g, i) => {
    const angabe = betraege.find(({ gegenstand }) => gegenstand === g.gegenstand)
    return {
      nr: i + 1,
      name: g.name,
      kategorie: g.kategorie,
      kosten: g.kosten,
      foerderfaehig: angabe?.foerderfaehig ?? 0,
      satz: g.satz,
      beantragt: g.beantragt,
      bewilligt: angabe?.bewilligt ?? 0,
      ...(g.nachtrag && { gegenstand: g.gegenstand, bisher: g.nachtrag.bisher }),
      zeile: ZEILE[ARTEN[art].grundlage]({ g, angabe }),
    }
  })

/**
 * All that a notice says but number, day and signature, in an order that never depends on chance: what is presented is
 * kept as this, its hash is what a releaser names, and with the rest it travels inside the PDF.
 */
export const bescheidEingaben = (
  fall: Entscheidungsfall,
  inhalt: EntscheidungInhalt,
  rahmen: Omit<Bescheidrahmen, 'empfaenger'>,
) => {
  const quellen = quellwerte(fall, inhalt)
  const summen = entscheidungssummen(fall.umstaende.gegenstaende, inhalt.betraege)
  const aktive = aktiveBausteine(inhalt, fall.umstaende)
  return {
    art: inhalt.art,
    titel: fall.vorlage.daten.titel[inhalt.art] ?? ARTEN[inhalt.art].wort,
    demo: fall.vorlage.daten.demo,
    programm: { code: fall.antrag.programm, titel: fall.programm.titel },
    vorlage: { gueltigAb: fall.vorlage.gueltigAb },
    geNr: fall.antrag.ge_nr,
    antrag: {
      eingangsnummer: fall.einreichung.eingangsnummer,
      sha256: fall.einreichung.sha256,
      eingegangenAm: alsDatum(tagInBerlin(fall.einreichung.erstmals_am)),
    },
    ...bescheidkopf({ ...rahmen, empfaenger: fall.empfaenger }),
    gegenstaende: aufstellung(fall, inhalt),
    summen,
    bausteine: aktive.map(({ baustein, werte }) => bescheidbaustein(baustein, werte, quellen)),
    ...anlagenangabe(
      fall.vorlage.daten,
      aktive.map(({ baustein }) => baustein),
    ),
  }
}
export type BescheidEingaben = ReturnType<typeof bescheidEingaben>
