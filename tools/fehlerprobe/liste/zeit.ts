import type { Fehler } from './typ.ts'

export const ZEIT: readonly Fehler[] = [
  {
    nr: 'T1',
    was: 'letzter Augenblick zählt noch mit',
    vorher: 'zeitraum !== null && ms(zeitraum.bis) <= jetzt.getTime()',
    nachher: 'zeitraum !== null && ms(zeitraum.bis) < jetzt.getTime()',
    test: 'interessenbekundung/rules.test',
  },
  {
    nr: 'T2',
    was: 'Frist einer Nachforderung gilt nicht',
    vorher: '({ frist }: OffeneNachforderung, jetzt: Date) => momentVon(frist) <= jetzt',
    nachher:
      '({ frist }: OffeneNachforderung, jetzt: Date) => momentVon(frist).getTime() + 86_400_000 <= jetzt.getTime()',
    test: 'korrektur.test',
  },
  {
    nr: 'T3',
    was: 'Stichtag einer Korrektur ist heute',
    vorher: 'nachforderung === null ? jetzt : momentVon(nachforderung.erstmalsAm)',
    nachher: 'jetzt',
    test: 'programmfassung.test',
  },
  {
    nr: 'T4',
    was: 'Frische der Anmeldung wird nicht verlangt',
    vorher: '<= ANMELDUNG.frischSekunden + SPIELRAUM_SEKUNDEN',
    nachher: '<= 1000 * ANMELDUNG.frischSekunden',
    test: 'einladungBeantworten.test',
  },
  {
    nr: 'T5',
    was: 'Leerlauf meldet nie ab',
    vorher: `return sekunden < grenzen.warnungNach + grenzen.countdown ? 'ruhe' : 'ablauf'`,
    nachher: `return 'ruhe'`,
    test: 'idleWatch.test',
  },
  {
    nr: 'T6',
    was: 'eine Korrektur nach Neujahr zählt im neuen Jahr',
    vorher: '(await jahrDesFalls(tx, antrag.geschaeft_guid)) ?? Number(jahrInBerlin(eingang))',
    nachher: 'Number(jahrInBerlin(eingang))',
    test: 'jahresbudget.test',
  },
  {
    nr: 'T7',
    was: 'der Tag einer Zahlung beginnt mit dem Tag in UTC',
    vorher: 'row.eingereicht_am ?? jetzt, tagInBerlin(jetzt))',
    nachher:
      "row.eingereicht_am ?? jetzt, Date.parse(eingabe.valuta) > jetzt.getTime() ? '0001-01-01' : '9999-12-31')",
    test: 'zahllauf/zahllauf.test',
  },
  {
    nr: 'T8',
    was: '72 Stunden zwischen Frist und Ziehung reichen nicht',
    vorher: 'return r.ziehung_am < fruehestens\n',
    nachher: 'return r.ziehung_am <= fruehestens\n',
    test: 'runde/runden.test',
  },
  {
    nr: 'T9',
    was: 'heute ist der Tag in UTC',
    vorher: 'wiedervorlageFehler(eingabe.faellig, tagInBerlin(clock.now()))',
    nachher: 'wiedervorlageFehler(eingabe.faellig, JSON.stringify(clock.now()).slice(1, 11))',
    test: 'app.tage.test',
  },
]
