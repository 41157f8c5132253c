import { errors, type Session } from 'oidc-provider'
import type { RequiredAction } from '../../platform/auth/identity.ts'
import { sitzungBeenden } from '../sitzung/abmelden.ts'
import { formularFeld } from '../seitenformular.ts'
import {
  ALTE_SEITE,
  wegZu,
  type Anfrage,
  type Antwort,
  type InteraktionDeps,
  type Schritt,
} from '../anmeldung/interaktion.ts'
import { aktionErledigt, kontoLaden, type Konto } from '../konto/konto.ts'
import { mitAusgang } from '../seiten/ausgang.ts'
import type { Aktion, Fertig } from './aktion.ts'
import { faelligeAktionen, type Faellig } from './aktionen.ts'
import { AKTIONS_PROMPT, gefragterStatus, offeneFrage, type Aktionsstatus } from './aktionsPrompt.ts'

/** A request with where its dialogue stands by now: who is asked, in which session, and what is due. */
type Stand = Anfrage & {
  readonly konto: Konto
  readonly sitzung: Session
  readonly faellig: readonly Faellig[]
  readonly gefragt: RequiredAction | undefined
}

/** Only while the session lasts that the dialogue began in: someone else may be at the browser by now. */
const standLaden = async ({ db, provider }: InteraktionDeps, a: Anfrage): Promise<Stand> => {
  const i = a.interaction
  const sitzung = i.session && (await provider.Session.findByUid(i.session.uid))
  const konto = sitzung?.accountId === undefined ? undefined : await kontoLaden(db, sitzung.accountId)
  if (i.prompt.name !== AKTIONS_PROMPT || sitzung === undefined || konto?.aktiv !== true)
    throw new errors.SessionNotFound('no action is due in this dialogue')
  const gefragt = offeneFrage(i.params['kc_action'], i.lastSubmission)
  const faellig = faelligeAktionen(konto.erforderlicheAktionen, gefragt)
  return { ...a, konto, sitzung, faellig, gefragt: gefragt?.name }
}

/** The session as it is, known in another way; the moment of its sign-in stays. */
const bewiesen = ({ accountId, loginTs }: Session, amr: readonly string[] | undefined) =>
  amr && { login: { accountId, remember: false, amr: [...amr], ts: loginTs } }

/** Back into the flow, which asks anew what is due. */
const zurueck = async (
  { provider, grenze }: InteraktionDeps,
  { request, reply, interaction: { lastSubmission } }: Anfrage,
  gefragt: Aktionsstatus | undefined = gefragterStatus(lastSubmission),
  login: object = {},
): Promise<Antwort> => {
  const result = { [AKTIONS_PROMPT]: { gefragt }, ...login }
  const weiter = await provider.interactionResult(request.raw, reply.raw, result)
  grenze.giveBack(request.ip)
  return { weiter }
}

/** A second click on the button: its page was answered, and the browser did not follow the way back of the first. */
const istBeantwortet = ({ interaction: { result } }: Anfrage): boolean =>
  result?.[AKTIONS_PROMPT] !== undefined

/** What an action answered, with the way out below its page; when it is done it is taken off the account. */
const antworten = async (
  deps: InteraktionDeps,
  s: Stand,
  f: Faellig,
  ergebnis: Antwort | Fertig,
  fehler?: string,
): Promise<Antwort> => {
  if ('weiter' in ergebnis) return ergebnis
  if ('fertig' in ergebnis) {
    await aktionErledigt(deps.db, s.konto.id, f.art.name)
    const gefragt = s.gefragt === f.art.name ? 'success' : undefined
    return zurueck(deps, s, gefragt, bewiesen(s.sitzung, ergebnis.amr))
  }
  const { uid } = s.interaction
  const { abbrechbar } = f
  const ausgang = {
    uid,
    token: deps.token.machen(uid),
    abbrechbar,
    danach: s.faellig.length - 1,
    fehler,
    eigener: f.art.eigenerAusgang,
  }
  return { ...ergebnis, seite: mitAusgang(ergebnis.seite, ausgang) }
}

const ausfuehren = (deps: InteraktionDeps, s: Stand, f: Faellig, was: keyof Aktion) => {
  const { uid } = s.interaction
  const aktion = wegZu(uid, `/aktion/${f.art.name}`)
  return f.art.machen(deps)[was]({ ...s, aktion, token: deps.token.machen(uid) })
}

/** Leads through the required actions of an account, one page after the other. */
export const aktionSchritte = (deps: InteraktionDeps) => {
  const tokenStimmt = ({ interaction, request }: Anfrage) =>
    deps.token.stimmt(interaction.uid, formularFeld(request.body, 'token'))

  const alteSeite = async (s: Stand, f: Faellig): Promise<Antwort> => {
    const antwort = await antworten(deps, s, f, await ausfuehren(deps, s, f, 'zeigen'), ALTE_SEITE)
    return 'seite' in antwort ? { ...antwort, status: 400 } : antwort
  }

  const zeigen: Schritt = async (a) => {
    if (istBeantwortet(a)) return { weiter: a.interaction.returnTo }
    const s = await standLaden(deps, a)
    const [f] = s.faellig
    // Done in another tab, or by a link in a mail.
    return f ? antworten(deps, s, f, await ausfuehren(deps, s, f, 'zeigen')) : zurueck(deps, a)
  }

  /** A form of what is first due. Any other one is outdated: the page of what is due comes instead. */
  const senden =
    (passt: (f: Faellig) => boolean, dann: (s: Stand, f: Faellig) => Promise<Antwort>): Schritt =>
    async (a) => {
      if (istBeantwortet(a)) return { weiter: a.interaction.returnTo }
      const s = await standLaden(deps, a)
      const [f] = s.faellig
      if (f === undefined || !passt(f)) return { weiter: wegZu(a.interaction.uid) }
      return tokenStimmt(a) ? dann(s, f) : alteSeite(s, f)
    }

  return {
    zeigen,
    absenden: (name: RequiredAction) =>
      senden(
        ({ art }) => art.name === name,
        async (s, f) => antworten(deps, s, f, await ausfuehren(deps, s, f, 'absenden')),
      ),
    abbrechen: senden(
      ({ abbrechbar }) => abbrechbar,
      (s) => zurueck(deps, s, 'cancelled'),
    ),
    /** Ends the session: whoever does not want to do what his account needs goes no further. */
    abmelden: senden(
      ({ abbrechbar }) => !abbrechbar,
      async (s) => {
        await sitzungBeenden(deps.provider, s.sitzung)
        await s.interaction.destroy()
        deps.grenze.giveBack(s.request.ip)
        return { weiter: `${deps.betreiber.portalUrl}/start` }
      },
    ),
  }
}
