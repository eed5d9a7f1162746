import fengari from 'fengari';

const { lua, lauxlib, lualib } = fengari;

export interface LuaMachine {
  /** Keeps a chunk of code as a global function. */
  define(name: string, code: string): void;
  /** Calls a global function with texts (undefined is nil), and gives the text that it returns. */
  call(name: string, ...parameters: readonly (string | undefined)[]): string;
}

/** A Lua machine in this process, with the standard library. Texts are in UTF-8. */
export function luaMachine(): LuaMachine {
  const state = lauxlib.luaL_newstate();
  lualib.luaL_openlibs(state);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const top = () => Buffer.from(lua.lua_tostring(state, -1) ?? []).toString('utf8');
  const check = (status: number) => {
    if (status !== 0) throw new Error(top());
  };
  return {
    define(name, code) {
      check(lauxlib.luaL_loadstring(state, bytes(code)));
      lua.lua_setglobal(state, bytes(name));
    },
    call(name, ...parameters) {
      lua.lua_settop(state, 0);
      lua.lua_getglobal(state, bytes(name));
      for (const text of parameters) {
        if (text === undefined) lua.lua_pushnil(state);
        else lua.lua_pushstring(state, bytes(text));
      }
      check(lua.lua_pcall(state, parameters.length, 1, 0));
      return top();
    },
  };
}
