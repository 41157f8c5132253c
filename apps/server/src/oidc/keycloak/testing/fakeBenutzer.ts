import { randomUUID } from 'node:crypto'

export type FakeNachweis = {
  readonly id: string
  readonly type: string
  readonly userLabel?: string
}

/** A user as Keycloak keeps him; everything but the id can be cleared by a PUT that leaves it out. */
export type FakeBenutzer = {
  readonly id: string
  username: string
  email?: string | undefined
  emailVerified?: boolean | undefined
  firstName?: string | undefined
  lastName?: string | undefined
  enabled?: boolean | undefined
  requiredActions: string[]
  attributes: Record<string, string[]>
  rollen: Set<string>
  nachweise: FakeNachweis[]
}

/** What a PUT may set; what it leaves out is cleared (issues 27777, 28220, 37403). */
const FELDER = ['email', 'emailVerified', 'firstName', 'lastName', 'enabled'] as const

type Koerper = Partial<
  Pick<FakeBenutzer, 'username' | 'requiredActions' | 'attributes' | (typeof FELDER)[number]>
>

const klein = (text: string | undefined) => text?.toLowerCase()

/** The users of the fake realm, with the rules that Keycloak keeps about them. */
export const fakeBenutzer = () => {
  const alle = new Map<string, FakeBenutzer>()
  const vergeben = (id: string, { username, email }: Koerper): string | undefined => {
    const andere = [...alle.values()].filter((b) => b.id !== id)
    if (username !== undefined && andere.some((b) => b.username === klein(username)))
      return 'User exists with same username'
    return email !== undefined && andere.some((b) => b.email === klein(email))
      ? 'User exists with same email'
      : undefined
  }
  return {
    alle,
    anlegen: (neu: Koerper & { readonly username: string; readonly id?: string }): FakeBenutzer => {
      const b: FakeBenutzer = {
        ...neu,
        id: neu.id ?? randomUUID(),
        username: neu.username.toLowerCase(),
        email: klein(neu.email),
        enabled: neu.enabled ?? true,
        emailVerified: neu.emailVerified ?? false,
        requiredActions: neu.requiredActions ?? [],
        attributes: neu.attributes ?? {},
        rollen: new Set(),
        nachweise: [{ id: randomUUID(), type: 'password' }],
      }
      alle.set(b.id, b)
      return b
    },
    /** The text of a conflict, or undefined when it is done. */
    ersetzen: (b: FakeBenutzer, k: Koerper): string | undefined => {
      const konflikt = vergeben(b.id, k)
      if (konflikt !== undefined) return konflikt
      for (const feld of FELDER) Object.assign(b, { [feld]: k[feld] })
      b.email = klein(k.email)
      b.username = klein(k.username) ?? b.username
      b.attributes = k.attributes ?? {}
      // The one list that stays when it is left out.
      b.requiredActions = k.requiredActions ?? b.requiredActions
      return undefined
    },
    /** Without `exact` whoever contains the text; at most `max` of them. */
    suchen: (feld: 'username' | 'email', wert: string, exact: boolean, max: number): FakeBenutzer[] => {
      const gesucht = wert.toLowerCase()
      const passt = (b: FakeBenutzer) => (exact ? b[feld] === gesucht : (b[feld]?.includes(gesucht) ?? false))
      return [...alle.values()].filter(passt).slice(0, max)
    },
    vertretung: (b: FakeBenutzer) => {
      const { rollen: _rollen, nachweise, attributes, ...felder } = b
      return {
        ...felder,
        // Without any, Keycloak leaves the field out.
        ...(Object.keys(attributes).length === 0 ? {} : { attributes }),
        createdTimestamp: 1_700_000_000_000,
        totp: nachweise.some(({ type }) => type === 'otp'),
        disableableCredentialTypes: [],
        notBefore: 0,
        access: { manage: true },
      }
    },
  }
}

export type FakeBenutzerListe = ReturnType<typeof fakeBenutzer>
