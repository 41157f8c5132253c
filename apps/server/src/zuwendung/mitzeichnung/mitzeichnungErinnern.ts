import { alsZeitpunkt } from '@foerderportal/contract/shared/zeit/datum'
import { ERINNERN_ABSTAND_MS } from '@foerderportal/contract/formular/mitzeichnungLauf'
import type { Services } from '../../platform/services.ts'
import type { Antwort } from '../kern/view.ts'
import { bewegungErlauben, mitzeichnungBewegen, type Auftrag } from './mitzeichnungBewegen.ts'
import { erinnerungVermerken } from '../kern/mitzeichnungen.ts'
import { nichtMoeglich, fristPruefen } from '../kern/policy.ts'

/** Sends the one who is asked another mail, at most once a day: a reminder helps, ten are a nuisance. */
export const mitzeichnungErinnern = (services: Services, auftrag: Auftrag): Promise<Antwort> =>
  mitzeichnungBewegen(services, auftrag, async (b) => {
    bewegungErlauben('erinnern', b)
    fristPruefen(b.antrag, b.eingang)
    const { row, tx, leser } = b
    if (row === undefined) return
    const ab = new Date((row.erinnert_am ?? row.angefragt_am).getTime() + ERINNERN_ABSTAND_MS)
    if (leser.jetzt < ab)
      throw nichtMoeglich(
        `Eine Erinnerung am Tag genügt. Die nächste geht ab ${alsZeitpunkt(ab.toISOString())} Uhr.`,
      )
    await erinnerungVermerken(tx, row.guid, leser.jetzt)
    await b.vermerken('mitzeichnungErinnern', { mitzeichnung: row.guid })
    await b.mitteilen(row.person, 'erinnert')
  })
