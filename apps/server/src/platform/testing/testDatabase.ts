import { inject } from 'vitest'
import { createDatabase, type TestCluster, type TestDatabase } from './testCluster.ts'

declare module 'vitest' {
  // eslint-disable-next-line typescript/consistent-type-definitions -- only an interface joins vitest's own
  interface ProvidedContext {
    testCluster: TestCluster
  }
}

/** A migrated, empty database of the test's own, copied from the template of globalSetup.ts. */
export const createTestDatabase = async (): Promise<TestDatabase> => createDatabase(inject('testCluster'))
