/** The part of the library that is used here; it comes without types. */
declare module 'istanbul-lib-instrument' {
  interface Place {
    line?: number;
    column?: number;
  }
  interface Span {
    start: Place;
    end: Place;
  }
  export interface FileCounters {
    path: string;
    branchMap: Record<string, { type: string; loc: Span; locations: Span[] }>;
  }
  interface Instrumenter {
    instrumentSync(code: string, path: string): string;
    lastFileCoverage(): FileCounters;
  }
  export function createInstrumenter(options: {
    esModules: boolean;
    coverageGlobalScopeFunc: boolean;
    coverageGlobalScope: string;
    coverageVariable: string;
    compact: boolean;
    parserPlugins: string[];
  }): Instrumenter;
}
