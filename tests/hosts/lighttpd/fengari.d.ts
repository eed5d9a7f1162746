/** The part of fengari that tests use: a Lua 5.3 in JavaScript: github.com/fengari-lua/fengari, as the C API of Lua. */
declare module 'fengari' {
  type State = { readonly __state: unique symbol };
  const fengari: {
    readonly lua: {
      lua_getglobal(L: State, name: Uint8Array): number;
      lua_setglobal(L: State, name: Uint8Array): void;
      lua_pushstring(L: State, text: Uint8Array): void;
      lua_pushnil(L: State): void;
      lua_pcall(L: State, parameters: number, results: number, handler: number): number;
      lua_tostring(L: State, index: number): Uint8Array | null;
      lua_settop(L: State, index: number): void;
    };
    readonly lauxlib: {
      luaL_newstate(): State;
      luaL_loadstring(L: State, code: Uint8Array): number;
    };
    readonly lualib: { luaL_openlibs(L: State): void };
  };
  export default fengari;
}
