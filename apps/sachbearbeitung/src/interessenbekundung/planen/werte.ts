import { istZiehungsform } from '@foerderportal/contract/interessenbekundung/reihung/ziehungsformen'
import type { RundeAngaben } from '@foerderportal/contract/interessenbekundung/bank/angaben'
import type { Feldfehler } from '@foerderportal/contract/shared/problem'
import { alsUhrzeit, tagInBerlin } from '@foerderportal/contract/shared/zeit/datum'
import { betragLesen, betragSchreiben } from '@foerderportal/schreibweise/betrag'
import { datumLesen, datumSchreiben } from '@foerderportal/schreibweise/datum'
import type { Gelesen } from '@foerderportal/schreibweise/ergebnis'
import { zahlLesen, zahlSchreiben } from '@foerderportal/schreibweise/zahl'

type Vorgaben = RundeAngaben['vorgaben']
type Hauptgruppe = Vorgaben['hauptgruppen'][number]
type Kategorie = Hauptgruppe['metaKategorien'][number]

/** As it is read on the screen. */
type Kategorietexte = Omit<
  Kategorie,
  'betragInEuroMin' | 'betragInEuroMax' | 'foerderquote' | 'erklaerung'
> & {
  erklaerung: string
  betragInEuroMin: string
  betragInEuroMax: string
  foerderquote: string
}
type Hauptgruppentexte = Omit<Hauptgruppe, 'metaKategorien' | 'prioritaet'> & {
  prioritaet: string
  metaKategorien: Kategorietexte[]
}

/** The form of a round: texts, under the paths that the server names. */
export type Rundewerte = {
  programm: string
  produktGruppe: RundeAngaben['produktGruppe']
  bezeichnung: string
  ersterTag: string
  letzterTag: string
  budgetInEuro: string
  einladungTage: string
  maxAnzahlGeschaefte: string
  machtAeltereUngueltig: boolean
  betraegeOeffentlich: boolean
  ziehung: { quelle: string; form: string; am: string; uhrzeit: string; alleTage: string }
  vorgaben: {
    betragInEuroMin: string
    betragInEuroMax: string
    foerderbetragInEuroMax: string
    hauptgruppen: Hauptgruppentexte[]
  }
}

export const LEERE_KATEGORIE: Kategorietexte = {
  code: '',
  bezeichnung: '',
  betragInEuroMin: '',
  betragInEuroMax: '',
  foerderquote: '',
  erklaerung: '',
  imageSrc: '',
  imageAlt: '',
}

export const LEERE_HAUPTGRUPPE: Hauptgruppentexte = {
  code: '',
  bezeichnung: '',
  prioritaet: '',
  metaKategorien: [LEERE_KATEGORIE],
}

/** What a round begins with where there is none to begin with. */
export const LEERE_RUNDE: Rundewerte = {
  programm: '',
  produktGruppe: 'standard',
  bezeichnung: '',
  ersterTag: '',
  letzterTag: '',
  budgetInEuro: '',
  einladungTage: '30',
  maxAnzahlGeschaefte: '1',
  machtAeltereUngueltig: false,
  betraegeOeffentlich: true,
  ziehung: { quelle: '', form: '', am: '', uhrzeit: '19:00', alleTage: '7' },
  vorgaben: {
    betragInEuroMin: '',
    betragInEuroMax: '',
    foerderbetragInEuroMax: '',
    hauptgruppen: [LEERE_HAUPTGRUPPE],
  },
}

const kategorieTexte = (kategorie: Kategorie): Kategorietexte => ({
  ...kategorie,
  erklaerung: kategorie.erklaerung ?? '',
  betragInEuroMin: betragSchreiben(kategorie.betragInEuroMin),
  betragInEuroMax: betragSchreiben(kategorie.betragInEuroMax),
  foerderquote: zahlSchreiben(kategorie.foerderquote),
})

/** A round as somebody edits it. */
export const werteVon = ({ ziehung, vorgaben, ...angaben }: RundeAngaben): Rundewerte => ({
  ...angaben,
  ersterTag: datumSchreiben(angaben.ersterTag),
  letzterTag: datumSchreiben(angaben.letzterTag),
  budgetInEuro: betragSchreiben(angaben.budgetInEuro),
  einladungTage: zahlSchreiben(angaben.einladungTage),
  maxAnzahlGeschaefte: zahlSchreiben(angaben.maxAnzahlGeschaefte),
  ziehung: {
    quelle: ziehung.quelle,
    form: ziehung.form,
    am: datumSchreiben(tagInBerlin(new Date(ziehung.am))),
    uhrzeit: alsUhrzeit(new Date(ziehung.am)),
    alleTage: zahlSchreiben(ziehung.alleTage),
  },
  vorgaben: {
    betragInEuroMin: betragSchreiben(vorgaben.betragInEuroMin),
    betragInEuroMax: betragSchreiben(vorgaben.betragInEuroMax),
    foerderbetragInEuroMax: betragSchreiben(vorgaben.foerderbetragInEuroMax),
    hauptgruppen: vorgaben.hauptgruppen.map((gruppe) => ({
      ...gruppe,
      prioritaet: zahlSchreiben(gruppe.prioritaet),
      metaKategorien: gruppe.metaKategorien.map(kategorieTexte),
    })),
  },
})

/** The moment of a time of day in Berlin; undefined for an hour that a change of clocks leaves out. */
export const inBerlin = (tag: string, uhrzeit: string): string | undefined =>
  ['+02:00', '+01:00']
    .map((abstand) => new Date(`${tag}T${uhrzeit}:00${abstand}`))
    .find((moment) => tagInBerlin(moment) === tag && alsUhrzeit(moment) === uhrzeit)
    ?.toISOString()

const UHRZEIT = /^([01]\d|2[0-3]):[0-5]\d$/

/** Reads text after text and notes what can't be read, at its path. */
const leser = () => {
  const fehler: Feldfehler[] = []
  const lesen = <W>(pfad: string, ergebnis: Gelesen<W>, sonst: W): W => {
    if (ergebnis.ok) return ergebnis.wert
    fehler.push({ pfad, text: ergebnis.fehler })
    return sonst
  }
  return {
    fehler,
    tag: (pfad: string, text: string) => lesen(pfad, datumLesen(text), '2000-01-01'),
    betrag: (pfad: string, text: string) => lesen(pfad, betragLesen(text), 0),
    zahl: (pfad: string, text: string, nachkommastellen = 0) =>
      lesen(pfad, zahlLesen(text, { nachkommastellen }), 0),
  }
}
type Leser = ReturnType<typeof leser>

const ziehungAm = (l: Leser, { am, uhrzeit }: Rundewerte['ziehung']): string => {
  const tag = l.tag('ziehung.am', am)
  const moment = UHRZEIT.test(uhrzeit) ? inBerlin(tag, uhrzeit) : undefined
  if (moment === undefined)
    l.fehler.push({
      pfad: 'ziehung.uhrzeit',
      text: 'Geben Sie die Uhrzeit als HH:MM ein, zum Beispiel 18:25.',
    })
  return moment ?? new Date(0).toISOString()
}

const formAus = (l: Leser, form: string): RundeAngaben['ziehung']['form'] => {
  if (istZiehungsform(form)) return form
  l.fehler.push({ pfad: 'ziehung.form', text: 'Wählen Sie die öffentliche Ziehung.' })
  return 'LOTTO-6AUS49'
}

const kategorieAus = (l: Leser, pfad: string, { erklaerung, ...texte }: Kategorietexte): Kategorie => ({
  ...texte,
  ...(erklaerung.trim() !== '' && { erklaerung }),
  code: texte.code.trim(),
  betragInEuroMin: l.betrag(`${pfad}.betragInEuroMin`, texte.betragInEuroMin),
  betragInEuroMax: l.betrag(`${pfad}.betragInEuroMax`, texte.betragInEuroMax),
  foerderquote: l.zahl(`${pfad}.foerderquote`, texte.foerderquote, 2),
})

/** What the texts say, and what of them can't be read. */
export const angabenAus = (werte: Rundewerte): { angaben: RundeAngaben; fehler: readonly Feldfehler[] } => {
  const l = leser()
  const { ziehung, vorgaben } = werte
  const angaben: RundeAngaben = {
    ...werte,
    ersterTag: l.tag('ersterTag', werte.ersterTag),
    letzterTag: l.tag('letzterTag', werte.letzterTag),
    budgetInEuro: l.betrag('budgetInEuro', werte.budgetInEuro),
    einladungTage: l.zahl('einladungTage', werte.einladungTage),
    maxAnzahlGeschaefte: l.zahl('maxAnzahlGeschaefte', werte.maxAnzahlGeschaefte),
    ziehung: {
      quelle: ziehung.quelle,
      form: formAus(l, ziehung.form),
      am: ziehungAm(l, ziehung),
      alleTage: l.zahl('ziehung.alleTage', ziehung.alleTage),
    },
    vorgaben: {
      betragInEuroMin: l.betrag('vorgaben.betragInEuroMin', vorgaben.betragInEuroMin),
      betragInEuroMax: l.betrag('vorgaben.betragInEuroMax', vorgaben.betragInEuroMax),
      foerderbetragInEuroMax: l.betrag('vorgaben.foerderbetragInEuroMax', vorgaben.foerderbetragInEuroMax),
      hauptgruppen: vorgaben.hauptgruppen.map((gruppe, i) => ({
        ...gruppe,
        code: gruppe.code.trim(),
        prioritaet: l.zahl(`vorgaben.hauptgruppen.${i}.prioritaet`, gruppe.prioritaet),
        metaKategorien: gruppe.metaKategorien.map((kategorie, k) =>
          kategorieAus(l, `vorgaben.hauptgruppen.${i}.metaKategorien.${k}`, kategorie),
        ),
      })),
    },
  }
  return { angaben, fehler: l.fehler }
}
